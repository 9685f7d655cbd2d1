-- The first release wrote another word for changes by the site itself.
ALTER TABLE "audit_entry" DISABLE TRIGGER "audit_entry_is_append_only";--> statement-breakpoint
UPDATE "audit_entry" SET "actor_kind" = 'site' WHERE "actor_kind" = 'house';--> statement-breakpoint
ALTER TABLE "audit_entry" ENABLE TRIGGER "audit_entry_is_append_only";--> statement-breakpoint
DROP INDEX "rate_alert_person";--> statement-breakpoint
DROP INDEX "quote_company";--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "order_limit_currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "quote" SET "owner_id" = coalesce("company_id", "person_id");--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "quote_request" SET "owner_id" = coalesce("company_id", "person_id");--> statement-breakpoint
ALTER TABLE "quote_request" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "rate_alert" SET "owner_id" = coalesce("company_id", "person_id");--> statement-breakpoint
ALTER TABLE "rate_alert" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_tenant" ON "quote" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "quote_replaces" ON "quote" USING btree ("replaces_id") WHERE "quote"."replaces_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_request_tenant" ON "quote_request" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "rate_alert_tenant" ON "rate_alert" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "quote_company" ON "quote" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_brands_listed" CHECK ("activity"."brands" <@ array['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen']::text[]);--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_event_listed" CHECK ("certification_event"."event" in ('submitted', 'resubmitted', 'licence-swapped', 'certified', 'refused'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_state_listed" CHECK ("company"."state" in ('none', 'under-review', 'certified', 'refused'));--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_role_listed" CHECK ("invitation"."role" in ('member', 'administrator'));--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_state_listed" CHECK ("join_request"."state" in ('asked', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_role_listed" CHECK ("membership"."role" in ('member', 'administrator'));--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_status_listed" CHECK ("membership"."status" in ('active', 'disabled'));--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_currency_listed" CHECK ("membership"."order_limit_currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD'));--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_roles_listed" CHECK ("staff_member"."roles" <@ array['sales', 'operations', 'reviewer', 'editor', 'tariff-manager', 'administrator']::text[]);--> statement-breakpoint
ALTER TABLE "service_contact" ADD CONSTRAINT "service_contact_brand_listed" CHECK ("service_contact"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_kind_listed" CHECK ("stored_file"."kind" in ('licence', 'avatar'));--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_document_listed" CHECK ("consent"."document" in ('agreement', 'policy'));--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_brand_listed" CHECK ("consent"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "cross_brand_login" ADD CONSTRAINT "cross_brand_login_brand_listed" CHECK ("cross_brand_login"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose_listed" CHECK ("one_time_code"."purpose" in ('register', 'log-in', 'reset-password', 'change-password', 'close-account'));--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_language_listed" CHECK ("person"."language" in ('zh', 'en'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_life_listed" CHECK ("session"."life" in ('browser', 'remembered', 'staff'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_brand_listed" CHECK ("session"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_end_reason_listed" CHECK ("session"."end_reason" in ('logged-out', 'logged-out-everywhere', 'password-changed', 'reused', 'ended-by-staff', 'account-closed', 'account-disabled'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('certification-approved', 'certification-refused', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_brand_listed" CHECK ("notification"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_topic_listed" CHECK ("notification_choice"."topic" in ('certification', 'company', 'prices', 'security'));--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_channel_listed" CHECK ("notification_choice"."channel" in ('sms', 'mail'));--> statement-breakpoint
ALTER TABLE "depot" ADD CONSTRAINT "depot_brands_listed" CHECK ("depot"."brands" <@ array['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen']::text[]);--> statement-breakpoint
ALTER TABLE "overseas_warehouse" ADD CONSTRAINT "overseas_warehouse_brands_listed" CHECK ("overseas_warehouse"."brands" <@ array['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen']::text[]);--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_brands_listed" CHECK ("warehouse"."brands" <@ array['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen']::text[]);--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_kind_listed" CHECK ("audit_entry"."actor_kind" in ('staff', 'customer', 'site'));--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_brand_listed" CHECK ("audit_entry"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_brand_listed" CHECK ("outbox_message"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_language_listed" CHECK ("outbox_message"."language" in ('zh', 'en'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_template_listed" CHECK ("outbox_message"."template" in ('test-message', 'verification-code', 'already-registered', 'account-closed', 'invitation', 'certification-approved', 'certification-refused', 'join-requested', 'join-approved', 'join-refused', 'invitation-accepted', 'role-promoted', 'role-demoted', 'membership-disabled', 'membership-enabled', 'membership-ended', 'offer-made', 'offer-refused', 'rate-alert', 'password-changed', 'sessions-ended-by-staff'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_brand_listed" CHECK ("quote"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_mode_listed" CHECK ("quote"."mode" in ('depot', 'trucking', 'warehouse', 'ocean', 'agreed'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_currency_listed" CHECK ("quote"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_owner" CHECK ("quote"."owner_id" = coalesce("quote"."company_id", "quote"."person_id"));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_brand_listed" CHECK ("quote_request"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_kind_listed" CHECK ("quote_request"."kind" in ('ocean', 'trucking', 'warehouse', 'depot', 'rail', 'air', 'customs', 'soc', 'overseas-warehouse'));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_state_listed" CHECK ("quote_request"."state" in ('open', 'answered', 'accepted', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_owner" CHECK ("quote_request"."owner_id" = coalesce("quote_request"."company_id", "quote_request"."person_id"));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_brand_listed" CHECK ("rate_alert"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_container_type_listed" CHECK ("rate_alert"."container_type" in ('20GP', '40GP', '40HQ', '45HQ', '20RF', '40RF', '40RH', '20OT', '40OT', '20FR', '40FR', '20TK'));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_currency_listed" CHECK ("rate_alert"."currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD'));--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_owner" CHECK ("rate_alert"."owner_id" = coalesce("rate_alert"."company_id", "rate_alert"."person_id"));--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_from_currency_listed" CHECK ("exchange_rate"."from_currency" in ('CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'JPY', 'KRW', 'KWD', 'BHD'));--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_kind_listed" CHECK ("rate"."kind" in ('ocean-lane', 'ocean-tariff', 'trucking-lane', 'trucking-tariff', 'warehouse-tariff', 'depot-tariff'));--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_brands_listed" CHECK ("rate"."brands" <@ array['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen']::text[]);--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_kind_listed" CHECK ("rate_import"."kind" in ('ocean-lane', 'trucking-lane'));--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_state_listed" CHECK ("rate_import"."state" in ('previewed', 'confirmed', 'undone'));--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD CONSTRAINT "rate_import_row_outcome_listed" CHECK ("rate_import_row"."outcome" in ('added', 'changed', 'unchanged', 'wrong'));
