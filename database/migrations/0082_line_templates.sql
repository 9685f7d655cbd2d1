CREATE TABLE "line_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_template_kind_listed" CHECK ("line_template"."kind" in ('ocean', 'trucking', 'warehouse', 'depot', 'rail', 'air', 'customs', 'soc', 'overseas-warehouse', 'insurance', 'barge', 'inland-terminal', 'container-management')),
	CONSTRAINT "line_template_version" CHECK ("line_template"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "line_template" ADD CONSTRAINT "line_template_changed_by_staff_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "line_template_name" ON "line_template" USING btree ("kind",lower("name"));