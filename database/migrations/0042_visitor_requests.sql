CREATE TABLE "visitor" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_recipient_unique" UNIQUE("recipient"),
	CONSTRAINT "visitor_language_listed" CHECK ("visitor"."language" in ('zh', 'en'))
);
--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_purpose_listed";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_template_listed";--> statement-breakpoint
ALTER TABLE "quote" DROP CONSTRAINT "quote_owner";--> statement-breakpoint
ALTER TABLE "quote_request" DROP CONSTRAINT "quote_request_owner";--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_request" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "link_code" text;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_visitor_id_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_visitor_id_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_visitor" ON "quote" USING btree ("visitor_id") WHERE "quote"."visitor_id" is not null;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_of_visitor_key" UNIQUE("visitor_id","save_key");--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose_listed" CHECK ("one_time_code"."purpose" in ('register', 'log-in', 'reset-password', 'request-quote', 'change-password', 'change-account', 'close-account', 'confirm-email', 'change-mobile'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'email-confirmation', 'email-replaced', 'mobile-replaced', 'already-registered', 'account-closed', 'invitation', 'visitor-request', 'visitor-answer', 'certification-approved', 'certification-refused', 'licence-approved', 'licence-refused', 'certification-suspended', 'certification-restored', 'certification-revoked', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-revised', 'offer-withdrawn', 'offer-refused', 'rate-alert', 'password-changed', 'log-in-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_asker" CHECK (num_nonnulls("quote"."person_id", "quote"."visitor_id") = 1 and num_nonnulls("quote"."company_id", "quote"."visitor_id") < 2);--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_owner" CHECK ("quote"."owner_id" = coalesce("quote"."company_id", "quote"."person_id", "quote"."visitor_id"));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_asker" CHECK (num_nonnulls("quote_request"."person_id", "quote_request"."visitor_id") = 1 and num_nonnulls("quote_request"."company_id", "quote_request"."visitor_id") < 2);--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_link" CHECK (("quote_request"."visitor_id" is null) = ("quote_request"."link_code" is null));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_owner" CHECK ("quote_request"."owner_id" = coalesce("quote_request"."company_id", "quote_request"."person_id", "quote_request"."visitor_id"));