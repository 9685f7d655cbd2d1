ALTER TABLE "customer_order" ADD COLUMN "liner_service" text;--> statement-breakpoint
UPDATE "customer_order" SET "liner_service" = (
  SELECT "quote"."snapshot"::jsonb #>> '{item,sailing,linerService}'
  FROM "order_service" JOIN "quote" ON "quote"."id" = "order_service"."quote_id"
  WHERE "order_service"."order_id" = "customer_order"."id" AND "order_service"."version" = "customer_order"."field_version"
    AND "order_service"."service" = 'ocean'
    AND "quote"."snapshot"::jsonb #>> '{item,sailing,linerService}' IS NOT NULL
  ORDER BY "order_service"."position" LIMIT 1
) WHERE "service" = 'ocean' OR "more_services" @> '["ocean"]';--> statement-breakpoint
CREATE INDEX "customer_order_liner_service" ON "customer_order" USING btree ("liner_service","id");