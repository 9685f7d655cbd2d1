-- What the consignee pays of a quote. Saved ocean quotes get it from the collect lines of their snapshot, which the first
-- two versions call `terms`; tax is rounded once for each tax rate, as the rules do.
ALTER TABLE "quote" ADD COLUMN "consignee_total" numeric(14, 2);--> statement-breakpoint
UPDATE "quote" SET "consignee_total" = 0;--> statement-breakpoint
WITH "collect" AS (
  SELECT "quote"."id",
    ("line"->>'taxPercent')::numeric AS "percent",
    sum(("line"->'standardAmount'->>'amount')::numeric) AS "net"
  FROM "quote", jsonb_array_elements("quote"."snapshot"::jsonb->'quote'->'lines') AS "line"
  WHERE "quote"."mode" = 'ocean' AND coalesce("line"->>'paymentTerm', "line"->>'terms') = 'collect'
  GROUP BY "quote"."id", ("line"->>'taxPercent')::numeric
), "paid" AS (
  SELECT "id", sum("net" + round("net" * "percent" / 100, 2)) AS "total" FROM "collect" GROUP BY "id"
)
UPDATE "quote" SET "consignee_total" = "paid"."total" FROM "paid" WHERE "quote"."id" = "paid"."id";
