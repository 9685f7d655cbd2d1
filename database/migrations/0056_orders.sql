CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "order_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(14, 3) NOT NULL,
	"currency" text NOT NULL,
	"exchange_rate" numeric(18, 8) NOT NULL,
	"standard_amount" numeric(14, 2) NOT NULL,
	"received_on" date NOT NULL,
	"booked_by" uuid,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payment_once" UNIQUE("method","reference"),
	CONSTRAINT "order_payment_method_listed" CHECK ("order_payment"."method" in ('bank-transfer', 'payment-provider')),
	CONSTRAINT "order_payment_currency_listed" CHECK ("order_payment"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "order_payment_amount" CHECK ("order_payment"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_terms" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"granted_by" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"brand" text NOT NULL,
	"service" text NOT NULL,
	"state" text NOT NULL,
	"tab" text GENERATED ALWAYS AS (case when "state" in ('awaiting-company-approval', 'request-sent', 'returned', 'fees-confirmed', 'fees-accepted') then 'to-confirm' when "state" in ('order-generated', 'in-process') then 'in-process' when "state" in ('completed') then 'completed' when "state" in ('approval-refused', 'cancelled', 'rejected', 'declined', 'expired') then 'cancelled' end) STORED NOT NULL,
	"version" integer NOT NULL,
	"placed_by" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"assigned_to" uuid,
	"waits_for" text,
	"due_at" timestamp with time zone,
	"from_code" text,
	"to_code" text,
	"containers" jsonb NOT NULL,
	"carrier" text,
	"vessel" text,
	"voyage" text,
	"departs_on" date,
	"bill_number" text,
	"own_reference" text,
	"field_version" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"fee_state" text DEFAULT 'none' NOT NULL,
	"fee_version" integer DEFAULT 0 NOT NULL,
	"proposed_by" uuid,
	"confirmed_by" uuid,
	"accepted_by" uuid,
	"objections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation" jsonb DEFAULT '{"state":"none"}'::jsonb NOT NULL,
	"amendment" jsonb DEFAULT '{"state":"none"}'::jsonb NOT NULL,
	"end_reason" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"terms" jsonb,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"owed" numeric(14, 2) DEFAULT '0' NOT NULL,
	"paid" numeric(14, 2) DEFAULT '0' NOT NULL,
	"save_key" text NOT NULL,
	"save_digest" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"generated_at" timestamp with time zone,
	CONSTRAINT "customer_order_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_order_of_save_key" UNIQUE("company_id","save_key"),
	CONSTRAINT "customer_order_brand_listed" CHECK ("customer_order"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen')),
	CONSTRAINT "customer_order_service_listed" CHECK ("customer_order"."service" in ('ocean', 'trucking', 'warehouse', 'depot', 'customs', 'insurance', 'rail', 'air', 'soc', 'overseas-warehouse', 'barge', 'inland-terminal', 'container-management')),
	CONSTRAINT "customer_order_state_listed" CHECK ("customer_order"."state" in ('awaiting-company-approval', 'approval-refused', 'request-sent', 'returned', 'fees-confirmed', 'fees-accepted', 'order-generated', 'in-process', 'completed', 'cancelled', 'rejected', 'declined', 'expired')),
	CONSTRAINT "customer_order_tab_listed" CHECK ("customer_order"."tab" in ('to-confirm', 'in-process', 'completed', 'cancelled')),
	CONSTRAINT "customer_order_waits_for_listed" CHECK ("customer_order"."waits_for" in ('company-administrator', 'customer', 'sales', 'operations')),
	CONSTRAINT "customer_order_currency_listed" CHECK ("customer_order"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "customer_order_fee_state_listed" CHECK ("customer_order"."fee_state" in ('none', 'proposed', 'confirmed', 'accepted', 'disputed')),
	CONSTRAINT "customer_order_due" CHECK ("customer_order"."due_at" is null or "customer_order"."waits_for" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_count" (
	"company_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"counted" integer NOT NULL,
	CONSTRAINT "order_count_company_id_tab_pk" PRIMARY KEY("company_id","tab"),
	CONSTRAINT "order_count_tab_listed" CHECK ("order_count"."tab" in ('to-confirm', 'in-process', 'completed', 'cancelled')),
	CONSTRAINT "order_count_not_negative" CHECK ("order_count"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_kind_listed" CHECK ("order_event"."kind" in ('place', 'book-payment', 'approve', 'refuse-approval', 'lapse-approval', 'withdraw', 'return', 'send-again', 'propose-fees', 'confirm-fees', 'dispute-fees', 'accept-fees', 'expire', 'generate', 'reject-request', 'start', 'complete', 'decline', 'assign', 'cancel', 'request-cancellation', 'accept-cancellation', 'decline-cancellation', 'request-amendment', 'return-amendment', 'accept-amendment', 'decline-amendment')),
	CONSTRAINT "order_event_actor_kind_listed" CHECK ("order_event"."actor_kind" in ('customer', 'staff', 'system')),
	CONSTRAINT "order_event_actor" CHECK (("order_event"."actor_kind" = 'system') = ("order_event"."actor_id" is null))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"line_id" text NOT NULL,
	"kind" text NOT NULL,
	"fee" text NOT NULL,
	"quantity" numeric(14, 4),
	"unit_price" numeric(18, 6),
	"currency" text NOT NULL,
	"sum" numeric(14, 3),
	"exchange_rate" numeric(18, 8),
	"standard_amount" numeric(14, 2),
	"tax_percent" text,
	"reason" text,
	CONSTRAINT "order_line_order_id_version_position_pk" PRIMARY KEY("order_id","version","position"),
	CONSTRAINT "order_line_once" UNIQUE("order_id","version","line_id"),
	CONSTRAINT "order_line_kind_listed" CHECK ("order_line"."kind" in ('saved', 'changed', 'removed', 'added')),
	CONSTRAINT "order_line_currency_listed" CHECK ("order_line"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "order_line_price" CHECK (("order_line"."kind" = 'removed') = ("order_line"."sum" is null))
);
--> statement-breakpoint
CREATE TABLE "order_service" (
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"service" text NOT NULL,
	"quote_id" bigint NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "order_service_order_id_version_position_pk" PRIMARY KEY("order_id","version","position"),
	CONSTRAINT "order_service_service_listed" CHECK ("order_service"."service" in ('ocean', 'trucking', 'warehouse', 'depot', 'customs', 'insurance', 'rail', 'air', 'soc', 'overseas-warehouse', 'barge', 'inland-terminal', 'container-management'))
);
--> statement-breakpoint
ALTER TABLE "staff_member" DROP CONSTRAINT "staff_member_roles_listed";--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_booked_by_staff_member_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_terms" ADD CONSTRAINT "payment_terms_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_terms" ADD CONSTRAINT "payment_terms_granted_by_staff_member_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_placed_by_person_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_assigned_to_staff_member_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_proposed_by_staff_member_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_confirmed_by_staff_member_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_accepted_by_person_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_count" ADD CONSTRAINT "order_count_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payment_order" ON "order_payment" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "customer_order_tenant" ON "customer_order" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "customer_order_tenant_tab" ON "customer_order" USING btree ("company_id","tab","id");--> statement-breakpoint
CREATE INDEX "customer_order_tenant_due" ON "customer_order" USING btree ("company_id","tab","due_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_owner" ON "customer_order" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "customer_order_queue" ON "customer_order" USING btree ("waits_for","due_at","id") WHERE "customer_order"."waits_for" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_tab" ON "customer_order" USING btree ("tab","id");--> statement-breakpoint
CREATE INDEX "customer_order_assigned" ON "customer_order" USING btree ("assigned_to","id") WHERE "customer_order"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_placed_by" ON "customer_order" USING btree ("placed_by");--> statement-breakpoint
CREATE INDEX "customer_order_search" ON "customer_order" USING gin ("company_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_service_quote" ON "order_service" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_roles_listed" CHECK ("staff_member"."roles" <@ array['sales', 'operations', 'reviewer', 'editor', 'tariff-manager', 'finance', 'administrator']::text[]);