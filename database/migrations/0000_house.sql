CREATE TABLE "activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brands" text[] NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_zh" text NOT NULL,
	"summary_en" text NOT NULL,
	"path" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_dates" CHECK ("activity"."ends_on" >= "activity"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "service_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"brand" text NOT NULL,
	"service" text NOT NULL,
	"desk_zh" text NOT NULL,
	"desk_en" text NOT NULL,
	"city_zh" text NOT NULL,
	"city_en" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"work_time_zh" text NOT NULL,
	"work_time_en" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_contact_place" UNIQUE("platform","brand","position")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"code" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "dictionary_family" CHECK ("dictionary"."family" in ('main', 'warehouse'))
);
--> statement-breakpoint
CREATE TABLE "dictionary_row" (
	"dictionary_code" text NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"extra" jsonb,
	CONSTRAINT "dictionary_row_dictionary_code_value_pk" PRIMARY KEY("dictionary_code","value")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "outbox_message_channel" CHECK ("outbox_message"."channel" in ('sms', 'mail')),
	CONSTRAINT "outbox_message_state" CHECK ("outbox_message"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_row" ADD CONSTRAINT "dictionary_row_dictionary_code_dictionary_code_fk" FOREIGN KEY ("dictionary_code") REFERENCES "public"."dictionary"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_message_newest" ON "outbox_message" USING btree ("created_at");