CREATE TABLE "order_draft" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"quote_id" bigint NOT NULL,
	"order_id" bigint,
	"origin" text NOT NULL,
	"values" jsonb NOT NULL,
	"file_id" uuid,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_draft_once" UNIQUE NULLS NOT DISTINCT("person_id","quote_id","order_id"),
	CONSTRAINT "order_draft_origin_listed" CHECK ("order_draft"."origin" in ('typed', 'order', 'template', 'draft')),
	CONSTRAINT "order_draft_version" CHECK ("order_draft"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_instruction" (
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "order_instruction_order_id_version_pk" PRIMARY KEY("order_id","version"),
	CONSTRAINT "order_instruction_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "order_instruction_counted" CHECK ("order_instruction"."version" >= 0 and "order_instruction"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"service" text NOT NULL,
	"quote_id" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_template_name" UNIQUE("owner_id","name"),
	CONSTRAINT "order_template_service_listed" CHECK ("order_template"."service" in ('ocean', 'trucking', 'warehouse', 'depot', 'customs', 'insurance', 'rail', 'air', 'soc', 'overseas-warehouse', 'barge', 'inland-terminal', 'container-management')),
	CONSTRAINT "order_template_version" CHECK ("order_template"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instruction" ADD CONSTRAINT "order_instruction_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instruction" ADD CONSTRAINT "order_instruction_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_template" ADD CONSTRAINT "order_template_owner_id_company_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_template" ADD CONSTRAINT "order_template_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_template" ADD CONSTRAINT "order_template_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_draft_saved" ON "order_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "order_draft_file" ON "order_draft" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "order_template_tenant" ON "order_template" USING btree ("owner_id","id");