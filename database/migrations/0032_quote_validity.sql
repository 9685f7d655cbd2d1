-- A quote ends at an instant, the first cut-off of its sailing. Instances of the release before write the day only.
DROP INDEX "quote_tenant_valid_until";--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "valid_until_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", ("valid_until" + time '23:59:59') at time zone 'Asia/Shanghai')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_tenant_valid_until_at" ON "quote" USING btree ("owner_id","valid_until_at","id");