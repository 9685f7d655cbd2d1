CREATE TABLE "order_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"sheet" text NOT NULL,
	"language" text NOT NULL,
	"filters" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"file_id" uuid,
	"bytes" integer,
	CONSTRAINT "order_export_sheet_listed" CHECK ("order_export"."sheet" in ('shipments', 'bookings')),
	CONSTRAINT "order_export_language_listed" CHECK ("order_export"."language" in ('zh', 'en')),
	CONSTRAINT "order_export_ended" CHECK (("order_export"."ended_at" is null) = ("order_export"."file_id" is null) and ("order_export"."ended_at" is null) = ("order_export"."bytes" is null))
);
--> statement-breakpoint
ALTER TABLE "order_export" ADD CONSTRAINT "order_export_owner_id_company_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_export" ADD CONSTRAINT "order_export_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_export_tenant" ON "order_export" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "order_export_person" ON "order_export" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "order_export_started" ON "order_export" USING btree ("started_at");