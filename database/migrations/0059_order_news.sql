CREATE TABLE "order_notice" (
	"event_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_reminder" (
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_reminder_order_id_kind_due_at_pk" PRIMARY KEY("order_id","kind","due_at"),
	CONSTRAINT "order_reminder_kind_listed" CHECK ("order_reminder"."kind" in ('answer', 'payment', 'ECP', 'DCO', 'VCO', 'FCO', 'CUA'))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "notification_choice" DROP CONSTRAINT "notification_choice_topic_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
ALTER TABLE "order_notice" ADD CONSTRAINT "order_notice_event_id_order_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reminder" ADD CONSTRAINT "order_reminder_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_unpaid" ON "customer_order" USING btree ("id") WHERE "customer_order"."owed" > "customer_order"."paid";--> statement-breakpoint
CREATE INDEX "customer_order_running" ON "customer_order" USING btree ("departs_on","id") WHERE "customer_order"."tab" = 'in-process';--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'order-approval-needed', 'order-approved', 'order-approval-refused', 'order-returned', 'order-fees-confirmed', 'order-generated', 'order-rejected', 'order-declined', 'order-cancelled', 'order-completed', 'order-change-accepted', 'order-change-returned', 'order-change-declined', 'order-payment-due', 'order-payment-booked', 'order-refund-booked', 'order-payment-reminder', 'order-approval-reminder', 'order-answer-reminder', 'order-cut-off-reminder', 'order-expired', 'password-changed', 'log-in-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_topic_listed" CHECK ("notification_choice"."topic" in ('certification', 'company', 'prices', 'orders', 'payments', 'deadlines', 'security'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'email-replaced', 'mobile-replaced', 'already-registered', 'account-closed', 'account-blocked', 'account-unblocked', 'invitation', 'visitor-request', 'visitor-answer', 'certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'order-approval-needed', 'order-approved', 'order-approval-refused', 'order-returned', 'order-fees-confirmed', 'order-generated', 'order-rejected', 'order-declined', 'order-cancelled', 'order-completed', 'order-change-accepted', 'order-change-returned', 'order-change-declined', 'order-payment-due', 'order-payment-booked', 'order-refund-booked', 'order-payment-reminder', 'order-approval-reminder', 'order-answer-reminder', 'order-cut-off-reminder', 'order-expired', 'password-changed', 'log-in-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
-- Pages that have an order or a list of orders open are updated on commit, whichever instance or job writes to its history.
CREATE FUNCTION announce_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_change', company_id || ' ' || number) FROM customer_order WHERE id = NEW.order_id;
  PERFORM pg_notify('staff_news', 'orders');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_event_news AFTER INSERT ON order_event
  FOR EACH ROW EXECUTE FUNCTION announce_order_change();
