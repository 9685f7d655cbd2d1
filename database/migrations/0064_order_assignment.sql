CREATE TABLE "order_assignment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"port" text,
	"service" text,
	"staff_id" uuid NOT NULL,
	CONSTRAINT "order_assignment_once" UNIQUE NULLS NOT DISTINCT("port","service"),
	CONSTRAINT "order_assignment_service_listed" CHECK ("order_assignment"."service" in ('ocean', 'trucking', 'warehouse', 'depot', 'customs', 'insurance', 'rail', 'air', 'soc', 'overseas-warehouse', 'barge', 'inland-terminal', 'container-management'))
);
--> statement-breakpoint
ALTER TABLE "order_assignment" ADD CONSTRAINT "order_assignment_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;