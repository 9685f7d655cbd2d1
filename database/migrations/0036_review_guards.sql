-- Instances of the release before know four states; they read a suspended or revoked company as not certified.
CREATE TABLE "company_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_view" (
	"file_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_view_file_id_staff_id_pk" PRIMARY KEY("file_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "certification_event" DROP CONSTRAINT "certification_event_actor";--> statement-breakpoint
ALTER TABLE "certification_event" DROP CONSTRAINT "certification_event_event_listed";--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_state_listed";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
DROP INDEX "company_certified_code";--> statement-breakpoint
DROP INDEX "company_certified_name";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "renewal_file_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "renewal_submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_view" ADD CONSTRAINT "licence_view_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_view" ADD CONSTRAINT "licence_view_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_note_company" ON "company_note" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "licence_view_staff" ON "licence_view" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_renewal_file_id_stored_file_id_fk" FOREIGN KEY ("renewal_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_held_code" ON "company" USING btree ("credit_code") WHERE "company"."state" in ('certified', 'suspended');--> statement-breakpoint
CREATE UNIQUE INDEX "company_held_name" ON "company" USING btree ("name_key") WHERE "company"."state" in ('certified', 'suspended');--> statement-breakpoint
CREATE INDEX "company_renewal_queue" ON "company" USING btree ("renewal_submitted_at") WHERE "company"."renewal_submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "company_renewal_file" ON "company" USING btree ("renewal_file_id");--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_actor" CHECK (num_nonnulls("certification_event"."by_person_id", "certification_event"."by_staff_id") = 1
        and ("certification_event"."event" in ('certified', 'refused', 'suspended', 'restored', 'revoked')) = ("certification_event"."by_staff_id" is not null));--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_event_listed" CHECK ("certification_event"."event" in ('submitted', 'resubmitted', 'licence-swapped', 'renewal-withdrawn', 'details-changed', 'certified', 'refused', 'suspended', 'restored', 'revoked'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_renewal" CHECK (num_nonnulls("company"."renewal_file_id", "company"."renewal_submitted_at") <> 1
        and ("company"."renewal_file_id" is null or "company"."state" in ('certified', 'suspended')));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_stop" CHECK (("company"."state" in ('suspended', 'revoked')) = ("company"."stop_reason" is not null));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_state_listed" CHECK ("company"."state" in ('none', 'under-review', 'certified', 'refused', 'suspended', 'revoked'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'email-replaced', 'already-registered', 'account-closed', 'invitation', 'certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));