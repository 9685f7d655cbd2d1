ALTER TABLE "rate_import" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD COLUMN "edited_version_id" uuid;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD CONSTRAINT "rate_import_row_edited_version_id_rate_id_fk" FOREIGN KEY ("edited_version_id") REFERENCES "public"."rate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_import_edited_version" ON "rate_import_row" USING btree ("edited_version_id") WHERE "rate_import_row"."edited_version_id" is not null;