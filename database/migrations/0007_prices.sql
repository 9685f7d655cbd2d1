CREATE SEQUENCE "public"."paper_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "depot" (
	"code" text PRIMARY KEY NOT NULL,
	"brands" text[],
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"work_time" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"contacts" jsonb NOT NULL,
	"position" integer NOT NULL,
	"port" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_warehouse" (
	"code" text PRIMARY KEY NOT NULL,
	"brands" text[],
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"work_time" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"contacts" jsonb NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL,
	"city" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"code" text PRIMARY KEY NOT NULL,
	"brands" text[],
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"work_time" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"contacts" jsonb NOT NULL,
	"position" integer NOT NULL,
	"port" text NOT NULL,
	"city" text NOT NULL,
	"facts" jsonb NOT NULL,
	"listed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"details" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"reason" text,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "offer_request_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"company_id" uuid,
	"person_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"service" text NOT NULL,
	"wish" jsonb,
	"snapshot" text NOT NULL,
	"digest" text NOT NULL,
	"asked_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"verify_code" text NOT NULL,
	"request_id" bigint,
	"remark" text,
	"replaces_id" bigint,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_number_unique" UNIQUE("number"),
	CONSTRAINT "quote_request" UNIQUE("request_id"),
	CONSTRAINT "quote_accepted" CHECK (("quote"."accepted_at" is null) = ("quote"."accepted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "rate_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"pol" text NOT NULL,
	"pod" text NOT NULL,
	"container_type" text NOT NULL,
	"threshold" numeric(12, 2) NOT NULL,
	"told_total" numeric(14, 2),
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_alert_lane" UNIQUE("person_id","pol","pod","container_type")
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_currency" text NOT NULL,
	"date" date NOT NULL,
	"value" numeric(18, 8) NOT NULL,
	"source" text NOT NULL,
	"staff_id" uuid,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"port" text NOT NULL,
	"place" text,
	"brands" text[],
	"companies" uuid[],
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"terms" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"superseded_by" uuid,
	"import_id" uuid,
	"staff_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_version" UNIQUE("kind","code","version"),
	CONSTRAINT "rate_validity" CHECK ("rate"."valid_from" <= "rate"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "rate_cost" (
	"rate_id" uuid PRIMARY KEY NOT NULL,
	"cost" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"wrong" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"based_on" uuid,
	"rate" jsonb,
	"cells" jsonb NOT NULL,
	CONSTRAINT "rate_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "carrier" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liner_service" (
	"code" text PRIMARY KEY NOT NULL,
	"carrier_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"region" text NOT NULL,
	"ship_teu" integer NOT NULL,
	"since" date NOT NULL,
	"origins" jsonb NOT NULL,
	"calls" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sailing" (
	"code" text PRIMARY KEY NOT NULL,
	"carrier_code" text NOT NULL,
	"service_code" text NOT NULL,
	"vessel" text NOT NULL,
	"voyage" text NOT NULL,
	"pol" text NOT NULL,
	"terminal" text NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"ship_teu" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sailing_call" (
	"sailing_code" text NOT NULL,
	"port" text NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sailing_call_sailing_code_port_pk" PRIMARY KEY("sailing_code","port")
);
--> statement-breakpoint
ALTER TABLE "offer_request" ADD CONSTRAINT "offer_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_request_id_offer_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."offer_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_superseded_by_rate_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."rate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_import_id_rate_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."rate_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cost" ADD CONSTRAINT "rate_cost_rate_id_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD CONSTRAINT "rate_import_row_import_id_rate_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."rate_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liner_service" ADD CONSTRAINT "liner_service_carrier_code_carrier_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carrier"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_carrier_code_carrier_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carrier"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_service_code_liner_service_code_fk" FOREIGN KEY ("service_code") REFERENCES "public"."liner_service"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing_call" ADD CONSTRAINT "sailing_call_sailing_code_sailing_code_fk" FOREIGN KEY ("sailing_code") REFERENCES "public"."sailing"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "depot_port" ON "depot" USING btree ("port","position");--> statement-breakpoint
CREATE INDEX "warehouse_port" ON "warehouse" USING btree ("port","position");--> statement-breakpoint
CREATE INDEX "offer_request_queue" ON "offer_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "offer_request_person" ON "offer_request" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "quote_company" ON "quote" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "quote_person" ON "quote" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "rate_alert_person" ON "rate_alert" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "exchange_rate_newest" ON "exchange_rate" USING btree ("from_currency","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_draft" ON "rate" USING btree ("kind","code") WHERE "rate"."publish_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rate_open" ON "rate" USING btree ("kind","code") WHERE "rate"."publish_at" is not null and "rate"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rate_asked" ON "rate" USING btree ("kind","port","place");--> statement-breakpoint
CREATE INDEX "rate_import_rates" ON "rate" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "rate_superseded" ON "rate" USING btree ("superseded_by");--> statement-breakpoint
CREATE INDEX "rate_import_outcome" ON "rate_import_row" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "liner_service_carrier" ON "liner_service" USING btree ("carrier_code");--> statement-breakpoint
CREATE INDEX "sailing_departs" ON "sailing" USING btree ("departs_at");--> statement-breakpoint
CREATE INDEX "sailing_pol" ON "sailing" USING btree ("pol","departs_at");--> statement-breakpoint
CREATE INDEX "sailing_call_port" ON "sailing_call" USING btree ("port");