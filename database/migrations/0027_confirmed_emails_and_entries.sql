-- Codes without a challenge would log anyone in; they live for a minute.
DELETE FROM "cross_brand_login";--> statement-breakpoint
ALTER TABLE "cross_brand_login" ADD COLUMN "challenge" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_code_person" ON "one_time_code" USING btree ("person_id") WHERE "one_time_code"."person_id" is not null;--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose_listed";--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose_listed" CHECK ("one_time_code"."purpose" in ('register', 'log-in', 'reset-password', 'change-password', 'close-account', 'confirm-email'));--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_person_named" CHECK (("one_time_code"."purpose" = 'confirm-email') = ("one_time_code"."person_id" is not null));--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'already-registered', 'account-closed', 'invitation', 'certification-approved', 'certification-refused', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "unconfirmed_email" text;--> statement-breakpoint
-- No address of an earlier release was ever confirmed.
UPDATE "person" SET "unconfirmed_email" = "email", "email" = NULL WHERE "email" IS NOT NULL;
