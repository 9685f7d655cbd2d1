-- A GiST index compares a search with every entry of a page, and texts are slow to compare: each new version took longer
-- to check than all the rest of writing it. The hash is a number and rejects nearly all entries; the code and kind behind
-- it keep the check exact. Their collation is not that of the columns, so that no query chooses this index for a code.
ALTER TABLE "rate" DROP CONSTRAINT "rate_open";--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_open" EXCLUDE USING gist (
  hashtext("code") WITH =, ("code" COLLATE "C") WITH =, ("kind" COLLATE "C") WITH =, daterange("valid_from", "valid_to", '[]') WITH &&
) WHERE ("publish_at" IS NOT NULL AND "ended_at" IS NULL);
