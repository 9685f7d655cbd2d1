CREATE TABLE "order_charge_file" (
	"charge_id" bigint NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "order_charge_file_charge_id_document_id_pk" PRIMARY KEY("charge_id","document_id"),
	CONSTRAINT "order_charge_file_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "payment_callback" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"outcome" text NOT NULL,
	"payment" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"note" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_callback_outcome_listed" CHECK ("payment_callback"."outcome" in ('booked', 'failed', 'repeated', 'other-amount', 'paid-before', 'unknown-session')),
	CONSTRAINT "payment_callback_settled" CHECK (("payment_callback"."settled_at" is null) = ("payment_callback"."settled_by" is null) and ("payment_callback"."settled_at" is null) = ("payment_callback"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_receipt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" bigint NOT NULL,
	"document_id" uuid NOT NULL,
	"amount" numeric(14, 3) NOT NULL,
	"currency" text NOT NULL,
	"paid_on" date NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answer" text,
	"payment_id" bigint,
	"reason" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payment_receipt_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "payment_receipt_currency_listed" CHECK ("payment_receipt"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "payment_receipt_answer_listed" CHECK ("payment_receipt"."answer" in ('booked', 'refused')),
	CONSTRAINT "payment_receipt_amount" CHECK ("payment_receipt"."amount" > 0),
	CONSTRAINT "payment_receipt_answered" CHECK (("payment_receipt"."answer" is null) = ("payment_receipt"."answered_at" is null)
        and ("payment_receipt"."answer" is null) = ("payment_receipt"."answered_by" is null)
        and ("payment_receipt"."answer" is not distinct from 'booked') = ("payment_receipt"."payment_id" is not null)
        and ("payment_receipt"."answer" is not distinct from 'refused') = ("payment_receipt"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"url" text,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_session_method_listed" CHECK ("payment_session"."method" in ('online-banking', 'mobile-payment')),
	CONSTRAINT "payment_session_currency_listed" CHECK ("payment_session"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD')),
	CONSTRAINT "payment_session_amount" CHECK ("payment_session"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "order_document" DROP CONSTRAINT "order_document_kind_listed";--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
ALTER TABLE "order_charge_file" ADD CONSTRAINT "order_charge_file_charge_id_order_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."order_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charge_file" ADD CONSTRAINT "order_charge_file_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_callback" ADD CONSTRAINT "payment_callback_session_id_payment_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_callback" ADD CONSTRAINT "payment_callback_settled_by_staff_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_sent_by_person_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_payment_id_order_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_answered_by_staff_member_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_started_by_person_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_callback_session" ON "payment_callback" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payment_callback_to_check" ON "payment_callback" USING btree ("received_at") WHERE "payment_callback"."settled_at" is null and "payment_callback"."outcome" in ('other-amount', 'paid-before', 'unknown-session');--> statement-breakpoint
CREATE INDEX "payment_receipt_order" ON "payment_receipt" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_receipt_to_check" ON "payment_receipt" USING btree ("order_id") WHERE "payment_receipt"."answer" is null;--> statement-breakpoint
CREATE INDEX "payment_session_order" ON "payment_session" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "customer_order_refund_due" ON "customer_order" USING btree ("id") WHERE "customer_order"."paid" > "customer_order"."owed";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'order-approval-needed', 'order-approved', 'order-approval-refused', 'order-returned', 'order-fees-confirmed', 'order-generated', 'order-rejected', 'order-declined', 'order-cancelled', 'order-completed', 'order-change-accepted', 'order-change-returned', 'order-change-declined', 'order-payment-due', 'order-payment-booked', 'order-refund-booked', 'order-receipt-refused', 'order-charge-billed', 'order-charge-upheld', 'order-charge-withdrawn', 'order-payment-reminder', 'order-approval-reminder', 'order-answer-reminder', 'order-cut-off-reminder', 'order-expired', 'password-changed', 'log-in-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_kind_listed" CHECK ("order_document"."kind" in ('booking-confirmation', 'bill-draft', 'bill-of-lading', 'arrival-notice', 'release-order', 'equipment-receipt', 'fee-invoice', 'insurance-policy', 'customs-declaration', 'commercial-invoice', 'packing-list', 'vgm', 'payment-receipt', 'shipping-instruction', 'certificate-of-origin', 'dangerous-goods-declaration', 'message-file', 'charge-evidence', 'other'));--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_listed" CHECK ("order_event"."kind" in ('place', 'book-payment', 'fill-in', 'record-milestone', 'add-document', 'withdraw-document', 'share', 'end-share', 'hand-over', 'bill-charge', 'object-charge', 'uphold-charge', 'withdraw-charge', 'send-receipt', 'refuse-receipt', 'approve', 'refuse-approval', 'lapse-approval', 'withdraw', 'return', 'send-again', 'propose-fees', 'confirm-fees', 'dispute-fees', 'accept-fees', 'expire', 'generate', 'reject-request', 'start', 'complete', 'decline', 'assign', 'cancel', 'request-cancellation', 'accept-cancellation', 'decline-cancellation', 'request-amendment', 'return-amendment', 'accept-amendment', 'decline-amendment'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'email-replaced', 'mobile-replaced', 'already-registered', 'account-closed', 'account-blocked', 'account-unblocked', 'invitation', 'visitor-request', 'visitor-answer', 'certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'order-approval-needed', 'order-approved', 'order-approval-refused', 'order-returned', 'order-fees-confirmed', 'order-generated', 'order-rejected', 'order-declined', 'order-cancelled', 'order-completed', 'order-change-accepted', 'order-change-returned', 'order-change-declined', 'order-payment-due', 'order-payment-booked', 'order-refund-booked', 'order-receipt-refused', 'order-charge-billed', 'order-charge-upheld', 'order-charge-withdrawn', 'order-payment-reminder', 'order-approval-reminder', 'order-answer-reminder', 'order-cut-off-reminder', 'order-expired', 'password-changed', 'log-in-changed', 'sessions-ended-by-staff'));