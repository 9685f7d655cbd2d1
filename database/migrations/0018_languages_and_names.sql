-- Texts in both languages are {"zh", "en"} everywhere, and neither may be empty.
ALTER TABLE "activity" ADD COLUMN "title" jsonb;--> statement-breakpoint
UPDATE "activity" SET "title" = jsonb_build_object('zh', coalesce(nullif("title_zh", ''), nullif("title_en", ''), '-'), 'en', coalesce(nullif("title_en", ''), nullif("title_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "title" SET NOT NULL, DROP COLUMN "title_zh", DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "summary" jsonb;--> statement-breakpoint
UPDATE "activity" SET "summary" = jsonb_build_object('zh', coalesce(nullif("summary_zh", ''), nullif("summary_en", ''), '-'), 'en', coalesce(nullif("summary_en", ''), nullif("summary_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "summary" SET NOT NULL, DROP COLUMN "summary_zh", DROP COLUMN "summary_en";--> statement-breakpoint
ALTER TABLE "service_contact" ADD COLUMN "team" jsonb;--> statement-breakpoint
UPDATE "service_contact" SET "team" = jsonb_build_object('zh', coalesce(nullif("team_zh", ''), nullif("team_en", ''), '-'), 'en', coalesce(nullif("team_en", ''), nullif("team_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "service_contact" ALTER COLUMN "team" SET NOT NULL, DROP COLUMN "team_zh", DROP COLUMN "team_en";--> statement-breakpoint
ALTER TABLE "service_contact" ADD COLUMN "city" jsonb;--> statement-breakpoint
UPDATE "service_contact" SET "city" = jsonb_build_object('zh', coalesce(nullif("city_zh", ''), nullif("city_en", ''), '-'), 'en', coalesce(nullif("city_en", ''), nullif("city_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "service_contact" ALTER COLUMN "city" SET NOT NULL, DROP COLUMN "city_zh", DROP COLUMN "city_en";--> statement-breakpoint
ALTER TABLE "service_contact" ADD COLUMN "work_time" jsonb;--> statement-breakpoint
UPDATE "service_contact" SET "work_time" = jsonb_build_object('zh', coalesce(nullif("work_time_zh", ''), nullif("work_time_en", ''), '-'), 'en', coalesce(nullif("work_time_en", ''), nullif("work_time_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "service_contact" ALTER COLUMN "work_time" SET NOT NULL, DROP COLUMN "work_time_zh", DROP COLUMN "work_time_en";--> statement-breakpoint
ALTER TABLE "dictionary" ADD COLUMN "name" jsonb;--> statement-breakpoint
UPDATE "dictionary" SET "name" = jsonb_build_object('zh', coalesce(nullif("name_zh", ''), nullif("name_en", ''), '-'), 'en', coalesce(nullif("name_en", ''), nullif("name_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "dictionary" ALTER COLUMN "name" SET NOT NULL, DROP COLUMN "name_zh", DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "dictionary_row" ADD COLUMN "label" jsonb;--> statement-breakpoint
UPDATE "dictionary_row" SET "label" = jsonb_build_object('zh', coalesce(nullif("label_zh", ''), nullif("label_en", ''), '-'), 'en', coalesce(nullif("label_en", ''), nullif("label_zh", ''), '-'));--> statement-breakpoint
ALTER TABLE "dictionary_row" ALTER COLUMN "label" SET NOT NULL, DROP COLUMN "label_zh", DROP COLUMN "label_en";--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_title" CHECK (coalesce(jsonb_typeof("activity"."title" -> 'zh') = 'string' and jsonb_typeof("activity"."title" -> 'en') = 'string'
      and "activity"."title" ->> 'zh' <> '' and "activity"."title" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_summary" CHECK (coalesce(jsonb_typeof("activity"."summary" -> 'zh') = 'string' and jsonb_typeof("activity"."summary" -> 'en') = 'string'
      and "activity"."summary" ->> 'zh' <> '' and "activity"."summary" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "service_contact" ADD CONSTRAINT "service_contact_team" CHECK (coalesce(jsonb_typeof("service_contact"."team" -> 'zh') = 'string' and jsonb_typeof("service_contact"."team" -> 'en') = 'string'
      and "service_contact"."team" ->> 'zh' <> '' and "service_contact"."team" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "service_contact" ADD CONSTRAINT "service_contact_city" CHECK (coalesce(jsonb_typeof("service_contact"."city" -> 'zh') = 'string' and jsonb_typeof("service_contact"."city" -> 'en') = 'string'
      and "service_contact"."city" ->> 'zh' <> '' and "service_contact"."city" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "service_contact" ADD CONSTRAINT "service_contact_work_time" CHECK (coalesce(jsonb_typeof("service_contact"."work_time" -> 'zh') = 'string' and jsonb_typeof("service_contact"."work_time" -> 'en') = 'string'
      and "service_contact"."work_time" ->> 'zh' <> '' and "service_contact"."work_time" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "dictionary" ADD CONSTRAINT "dictionary_name" CHECK (coalesce(jsonb_typeof("dictionary"."name" -> 'zh') = 'string' and jsonb_typeof("dictionary"."name" -> 'en') = 'string'
      and "dictionary"."name" ->> 'zh' <> '' and "dictionary"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "dictionary_row" ADD CONSTRAINT "dictionary_row_label" CHECK (coalesce(jsonb_typeof("dictionary_row"."label" -> 'zh') = 'string' and jsonb_typeof("dictionary_row"."label" -> 'en') = 'string'
      and "dictionary_row"."label" ->> 'zh' <> '' and "dictionary_row"."label" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_name" CHECK (coalesce(jsonb_typeof("carrier"."name" -> 'zh') = 'string' and jsonb_typeof("carrier"."name" -> 'en') = 'string'
      and "carrier"."name" ->> 'zh' <> '' and "carrier"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "liner_service" ADD CONSTRAINT "liner_service_name" CHECK (coalesce(jsonb_typeof("liner_service"."name" -> 'zh') = 'string' and jsonb_typeof("liner_service"."name" -> 'en') = 'string'
      and "liner_service"."name" ->> 'zh' <> '' and "liner_service"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "liner_service" ADD CONSTRAINT "liner_service_summary" CHECK (coalesce(jsonb_typeof("liner_service"."summary" -> 'zh') = 'string' and jsonb_typeof("liner_service"."summary" -> 'en') = 'string'
      and "liner_service"."summary" ->> 'zh' <> '' and "liner_service"."summary" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_name" CHECK (coalesce(jsonb_typeof("warehouse"."name" -> 'zh') = 'string' and jsonb_typeof("warehouse"."name" -> 'en') = 'string'
      and "warehouse"."name" ->> 'zh' <> '' and "warehouse"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_address" CHECK (coalesce(jsonb_typeof("warehouse"."address" -> 'zh') = 'string' and jsonb_typeof("warehouse"."address" -> 'en') = 'string'
      and "warehouse"."address" ->> 'zh' <> '' and "warehouse"."address" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_work_time" CHECK (coalesce(jsonb_typeof("warehouse"."work_time" -> 'zh') = 'string' and jsonb_typeof("warehouse"."work_time" -> 'en') = 'string'
      and "warehouse"."work_time" ->> 'zh' <> '' and "warehouse"."work_time" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "depot" ADD CONSTRAINT "depot_name" CHECK (coalesce(jsonb_typeof("depot"."name" -> 'zh') = 'string' and jsonb_typeof("depot"."name" -> 'en') = 'string'
      and "depot"."name" ->> 'zh' <> '' and "depot"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "depot" ADD CONSTRAINT "depot_address" CHECK (coalesce(jsonb_typeof("depot"."address" -> 'zh') = 'string' and jsonb_typeof("depot"."address" -> 'en') = 'string'
      and "depot"."address" ->> 'zh' <> '' and "depot"."address" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "depot" ADD CONSTRAINT "depot_work_time" CHECK (coalesce(jsonb_typeof("depot"."work_time" -> 'zh') = 'string' and jsonb_typeof("depot"."work_time" -> 'en') = 'string'
      and "depot"."work_time" ->> 'zh' <> '' and "depot"."work_time" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "overseas_warehouse" ADD CONSTRAINT "overseas_warehouse_name" CHECK (coalesce(jsonb_typeof("overseas_warehouse"."name" -> 'zh') = 'string' and jsonb_typeof("overseas_warehouse"."name" -> 'en') = 'string'
      and "overseas_warehouse"."name" ->> 'zh' <> '' and "overseas_warehouse"."name" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "overseas_warehouse" ADD CONSTRAINT "overseas_warehouse_address" CHECK (coalesce(jsonb_typeof("overseas_warehouse"."address" -> 'zh') = 'string' and jsonb_typeof("overseas_warehouse"."address" -> 'en') = 'string'
      and "overseas_warehouse"."address" ->> 'zh' <> '' and "overseas_warehouse"."address" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "overseas_warehouse" ADD CONSTRAINT "overseas_warehouse_work_time" CHECK (coalesce(jsonb_typeof("overseas_warehouse"."work_time" -> 'zh') = 'string' and jsonb_typeof("overseas_warehouse"."work_time" -> 'en') = 'string'
      and "overseas_warehouse"."work_time" ->> 'zh' <> '' and "overseas_warehouse"."work_time" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "overseas_warehouse" ADD CONSTRAINT "overseas_warehouse_city" CHECK (coalesce(jsonb_typeof("overseas_warehouse"."city" -> 'zh') = 'string' and jsonb_typeof("overseas_warehouse"."city" -> 'en') = 'string'
      and "overseas_warehouse"."city" ->> 'zh' <> '' and "overseas_warehouse"."city" ->> 'en' <> '', false));--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "service_contact" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "dictionary_row" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "warehouse" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "depot" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "overseas_warehouse" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "carrier" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "liner_service" RENAME COLUMN "position" TO "sort_order";--> statement-breakpoint
ALTER TABLE "liner_service" RENAME COLUMN "since" TO "started_on";--> statement-breakpoint
ALTER TABLE "membership" RENAME COLUMN "since" TO "joined_at";--> statement-breakpoint
ALTER TABLE "session" RENAME COLUMN "life" TO "kind";--> statement-breakpoint
ALTER TABLE "session" RENAME CONSTRAINT "session_life" TO "session_kind";--> statement-breakpoint
ALTER TABLE "session" RENAME CONSTRAINT "session_life_listed" TO "session_kind_listed";
