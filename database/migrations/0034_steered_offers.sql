ALTER TABLE "quote" DROP CONSTRAINT "quote_of_request";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "acceptance_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_withdrawn_by_staff_member_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_opened_by_staff_member_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_in_force_of_request" ON "quote" USING btree ("request_id") WHERE "quote"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "quote_unseen_acceptance" ON "quote" USING btree ("staff_id") WHERE "quote"."accepted_at" is not null and "quote"."acceptance_seen_at" is null;--> statement-breakpoint
CREATE INDEX "quote_request_offers" ON "quote" USING btree ("request_id","id") WHERE "quote"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('certification-approved', 'certification-refused', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'email-replaced', 'already-registered', 'account-closed', 'invitation', 'certification-approved', 'certification-refused', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_withdrawn" CHECK (("quote"."withdrawn_at" is null) = ("quote"."withdrawn_by" is null));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_ends_once" CHECK ("quote"."accepted_at" is null or "quote"."withdrawn_at" is null);--> statement-breakpoint
UPDATE "quote" SET "staff_id" = "quote_request"."staff_id" FROM "quote_request" WHERE "quote_request"."id" = "quote"."request_id";--> statement-breakpoint
UPDATE "quote" SET "acceptance_seen_at" = "accepted_at" WHERE "accepted_at" is not null;
