ALTER TABLE "quote" RENAME COLUMN "service" TO "mode";--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "from_code" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "to_code" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "pick_up_place" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "containers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "vessel" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "voyage" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "departs_on" date;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "quote" SET
  "from_code" = CASE
    WHEN "saved"."query" IS NULL THEN "saved"."details" ->> 'from'
    ELSE coalesce("saved"."query" ->> 'pol', "saved"."query" ->> 'port') END,
  "to_code" = CASE
    WHEN "saved"."query" IS NULL THEN "saved"."details" ->> 'to'
    WHEN "saved"."mode" = 'ocean' THEN "saved"."query" ->> 'pod'
    WHEN "saved"."mode" = 'trucking' THEN "saved"."query" ->> 'district'
    ELSE "saved"."item" ->> 'code' END,
  "pick_up_place" = CASE
    WHEN "saved"."mode" = 'trucking' THEN coalesce("saved"."item" ->> 'pickUpPlace', "saved"."query" ->> 'pickUpPlace') END,
  "containers" = coalesce(CASE
    WHEN "saved"."mode" = 'depot' THEN
      jsonb_build_array(jsonb_build_object('type', "saved"."query" ->> 'size', 'count', "saved"."query" -> 'containers'))
    WHEN "saved"."mode" <> 'warehouse' THEN (
      SELECT jsonb_agg(jsonb_build_object('type', "each"."one" -> 'type', 'count', "each"."one" -> 'count') ORDER BY "each"."at")
      FROM jsonb_array_elements(coalesce("saved"."query", "saved"."details") -> 'containers')
        WITH ORDINALITY AS "each"("one", "at")) END, '[]'::jsonb),
  "carrier" = "saved"."ship" ->> 'carrier',
  "vessel" = "saved"."ship" -> 'sailing' ->> 'vessel',
  "voyage" = "saved"."ship" -> 'sailing' ->> 'voyage',
  "departs_on" = ("saved"."ship" -> 'sailing' ->> 'departsOn')::date,
  "currency" = "saved"."snapshot" -> 'quote' -> 'total' ->> 'currency'
FROM (
  SELECT "read"."id", "read"."mode", "read"."query", "read"."snapshot", "quote_request"."details",
    coalesce("read"."snapshot" -> 'item', "read"."snapshot" -> 'subject') AS "item",
    CASE WHEN coalesce("read"."snapshot" -> 'item', "read"."snapshot" -> 'subject') ?& ARRAY['carrier', 'sailing']
      THEN coalesce("read"."snapshot" -> 'item', "read"."snapshot" -> 'subject') END AS "ship"
  FROM (SELECT "id", "mode", "query", "request_id", "snapshot"::jsonb AS "snapshot" FROM "quote") AS "read"
  LEFT JOIN "quote_request" ON "quote_request"."id" = "read"."request_id"
) AS "saved"
WHERE "quote"."id" = "saved"."id";--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "currency" SET NOT NULL;
