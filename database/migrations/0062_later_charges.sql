CREATE TABLE "order_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"fee" text NOT NULL,
	"announced" jsonb NOT NULL,
	"quantity" numeric(14, 4) NOT NULL,
	"currency" text NOT NULL,
	"sum" numeric(14, 3) NOT NULL,
	"exchange_rate" numeric(18, 8) NOT NULL,
	"standard_amount" numeric(14, 2) NOT NULL,
	"tax_percent" text NOT NULL,
	"note" text NOT NULL,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"billed_by" uuid NOT NULL,
	"billed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_charge_currency_listed" CHECK ("order_charge"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "order_charge_period" CHECK (("order_charge"."from_at" is null) = ("order_charge"."to_at" is null) and "order_charge"."from_at" <= "order_charge"."to_at")
);
--> statement-breakpoint
CREATE TABLE "order_charge_answer" (
	"charge_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"reason" text NOT NULL,
	"person_id" uuid,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_charge_answer_charge_id_answer_pk" PRIMARY KEY("charge_id","answer"),
	CONSTRAINT "order_charge_answer_listed" CHECK ("order_charge_answer"."answer" in ('object', 'uphold', 'withdraw')),
	CONSTRAINT "order_charge_answer_actor" CHECK (("order_charge_answer"."answer" = 'object') = ("order_charge_answer"."person_id" is not null) and ("order_charge_answer"."answer" = 'object') = ("order_charge_answer"."staff_id" is null))
);
--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_listed";--> statement-breakpoint
ALTER TABLE "order_charge" ADD CONSTRAINT "order_charge_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge" ADD CONSTRAINT "order_charge_billed_by_staff_member_id_fk" FOREIGN KEY ("billed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge_answer" ADD CONSTRAINT "order_charge_answer_charge_id_order_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."order_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge_answer" ADD CONSTRAINT "order_charge_answer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge_answer" ADD CONSTRAINT "order_charge_answer_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_charge_order" ON "order_charge" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_listed" CHECK ("order_event"."kind" in ('place', 'book-payment', 'fill-in', 'record-milestone', 'add-document', 'withdraw-document', 'bill-charge', 'object-charge', 'uphold-charge', 'withdraw-charge', 'approve', 'refuse-approval', 'lapse-approval', 'withdraw', 'return', 'send-again', 'propose-fees', 'confirm-fees', 'dispute-fees', 'accept-fees', 'expire', 'generate', 'reject-request', 'start', 'complete', 'decline', 'assign', 'cancel', 'request-cancellation', 'accept-cancellation', 'decline-cancellation', 'request-amendment', 'return-amendment', 'accept-amendment', 'decline-amendment'));