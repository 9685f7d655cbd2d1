CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
DROP INDEX "rate_open";--> statement-breakpoint
-- Open versions of one code stand side by side as long as no day is valid in two of them.
ALTER TABLE "rate" ADD CONSTRAINT "rate_open" EXCLUDE USING gist (
  "kind" WITH =, "code" WITH =, daterange("valid_from", "valid_to", '[]') WITH &&
) WHERE ("publish_at" IS NOT NULL AND "ended_at" IS NULL);--> statement-breakpoint
DROP INDEX "rate_by_place";--> statement-breakpoint
CREATE INDEX "rate_in_use" ON "rate" USING btree ("kind","port","place",least(coalesce("ended_at", 'infinity'::timestamptz), ("valid_to" + 1)::timestamp at time zone 'Asia/Shanghai'));
