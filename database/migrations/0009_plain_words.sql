ALTER TABLE "notice" RENAME TO "notification";--> statement-breakpoint
ALTER TABLE "notification" RENAME COLUMN "facts" TO "params";--> statement-breakpoint
ALTER TABLE "notification" RENAME CONSTRAINT "notice_person_id_person_id_fk" TO "notification_person_id_person_id_fk";--> statement-breakpoint
ALTER INDEX "notice_pkey" RENAME TO "notification_pkey";--> statement-breakpoint
ALTER SEQUENCE "notice_id_seq" RENAME TO "notification_id_seq";--> statement-breakpoint
ALTER INDEX "notice_person" RENAME TO "notification_person";--> statement-breakpoint
ALTER INDEX "notice_unread" RENAME TO "notification_unread";--> statement-breakpoint
ALTER TABLE "notice_choice" RENAME TO "notification_choice";--> statement-breakpoint
ALTER TABLE "notification_choice" RENAME CONSTRAINT "notice_choice_person_id_topic_channel_pk" TO "notification_choice_person_id_topic_channel_pk";--> statement-breakpoint
ALTER TABLE "notification_choice" RENAME CONSTRAINT "notice_choice_person_id_person_id_fk" TO "notification_choice_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "outbox_message" RENAME COLUMN "facts" TO "params";--> statement-breakpoint
ALTER TABLE "hand_over" RENAME TO "cross_brand_login";--> statement-breakpoint
ALTER INDEX "hand_over_pkey" RENAME TO "cross_brand_login_pkey";--> statement-breakpoint
ALTER TABLE "cross_brand_login" RENAME CONSTRAINT "hand_over_person_id_person_id_fk" TO "cross_brand_login_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "cross_brand_login" RENAME CONSTRAINT "hand_over_session_id_session_id_fk" TO "cross_brand_login_session_id_session_id_fk";--> statement-breakpoint
ALTER TABLE "service_contact" RENAME COLUMN "desk_zh" TO "team_zh";--> statement-breakpoint
ALTER TABLE "service_contact" RENAME COLUMN "desk_en" TO "team_en";--> statement-breakpoint
ALTER SEQUENCE "paper_number" RENAME TO "document_number";--> statement-breakpoint
ALTER TABLE "quote" RENAME CONSTRAINT "quote_request" TO "quote_of_request";--> statement-breakpoint
ALTER TABLE "offer_request" RENAME TO "quote_request";--> statement-breakpoint
ALTER TABLE "quote_request" RENAME CONSTRAINT "offer_request_number_unique" TO "quote_request_number_unique";--> statement-breakpoint
ALTER TABLE "quote_request" RENAME CONSTRAINT "offer_request_person_id_person_id_fk" TO "quote_request_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "quote" RENAME CONSTRAINT "quote_request_id_offer_request_id_fk" TO "quote_request_id_quote_request_id_fk";--> statement-breakpoint
ALTER INDEX "offer_request_pkey" RENAME TO "quote_request_pkey";--> statement-breakpoint
ALTER SEQUENCE "offer_request_id_seq" RENAME TO "quote_request_id_seq";--> statement-breakpoint
ALTER INDEX "offer_request_queue" RENAME TO "quote_request_queue";--> statement-breakpoint
ALTER INDEX "offer_request_person" RENAME TO "quote_request_person";--> statement-breakpoint
ALTER TABLE "quote" RENAME COLUMN "wish" TO "query";--> statement-breakpoint
ALTER TABLE "quote" RENAME COLUMN "asked_on" TO "quoted_on";--> statement-breakpoint
ALTER TABLE "rate_alert" RENAME COLUMN "told_total" TO "notified_total";--> statement-breakpoint
ALTER TABLE "rate_alert" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
UPDATE "rate" SET "terms" = replace(replace(replace("terms"::text, '"emptyRun":', '"dryRun":'), '"hazardousPerBox":', '"hazardousPerContainer":'), '"washing":', '"cleaning":')::jsonb
  WHERE "terms"::text ~ '"(emptyRun|hazardousPerBox|washing)":';--> statement-breakpoint
UPDATE "quote" SET "query" = replace("query"::text, '"washings":', '"cleanings":')::jsonb WHERE "query"::text ~ '"washings":';--> statement-breakpoint
UPDATE "depot" SET "facts" = replace("facts"::text, '"washing"', '"cleaning"')::jsonb WHERE "facts"::text ~ '"washing"';
