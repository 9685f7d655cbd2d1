ALTER TABLE "rate" RENAME COLUMN "terms" TO "pricing";--> statement-breakpoint
UPDATE "rate" SET "pricing" = replace("pricing"::text, '"terms": "', '"paymentTerm": "')::jsonb
  WHERE "kind" = 'ocean-lane' AND "pricing"::text ~ '"terms": "';--> statement-breakpoint
ALTER INDEX "rate_asked" RENAME TO "rate_by_place";--> statement-breakpoint
ALTER TABLE "rate_import_row" RENAME COLUMN "based_on" TO "compared_version_id";--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD COLUMN "open_version_id" uuid;--> statement-breakpoint
UPDATE "rate_import_row" SET "rate" = NULL FROM "rate_import"
  WHERE "rate_import"."id" = "rate_import_row"."import_id" AND "rate_import"."state" <> 'previewed'
    AND "rate_import_row"."rate" IS NOT NULL;--> statement-breakpoint
UPDATE "rate_import_row" SET "open_version_id" = "rate"."id" FROM "rate"
  WHERE "rate"."id"::text = coalesce("rate_import_row"."rate" ->> 'standing', "rate_import_row"."rate" ->> 'openVersion');--> statement-breakpoint
UPDATE "rate_import_row" SET "rate" = replace(replace(("rate" - 'standing' - 'openVersion')::text,
    '"terms": "', '"paymentTerm": "'), '"terms": {', '"pricing": {')::jsonb
  WHERE "rate" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD CONSTRAINT "rate_import_row_open_version_id_rate_id_fk" FOREIGN KEY ("open_version_id") REFERENCES "public"."rate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_import_open_version" ON "rate_import_row" USING btree ("open_version_id") WHERE "rate_import_row"."open_version_id" is not null;--> statement-breakpoint
CREATE INDEX "rate_import_newest" ON "rate_import" USING btree ("read_at","id");
