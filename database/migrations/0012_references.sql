-- Rows that name something that no longer exists lose the name before the foreign key is added.
UPDATE "person" SET "avatar_file_id" = NULL
  WHERE "avatar_file_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "stored_file" WHERE "stored_file"."id" = "person"."avatar_file_id");--> statement-breakpoint
UPDATE "quote" SET "company_id" = NULL
  WHERE "company_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "company" WHERE "company"."id" = "quote"."company_id");--> statement-breakpoint
UPDATE "quote_request" SET "company_id" = NULL
  WHERE "company_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "company" WHERE "company"."id" = "quote_request"."company_id");--> statement-breakpoint
DELETE FROM "rate_alert" WHERE NOT EXISTS (SELECT FROM "company" WHERE "company"."id" = "rate_alert"."company_id");--> statement-breakpoint
UPDATE "rate_import_row" SET "compared_version_id" = NULL
  WHERE "compared_version_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "rate" WHERE "rate"."id" = "rate_import_row"."compared_version_id");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_accepted_by_person_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_replaces_id_quote_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_alert" ADD CONSTRAINT "rate_alert_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_import_row" ADD CONSTRAINT "rate_import_row_compared_version_id_rate_id_fk" FOREIGN KEY ("compared_version_id") REFERENCES "public"."rate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_import_compared_version" ON "rate_import_row" USING btree ("compared_version_id") WHERE "rate_import_row"."compared_version_id" is not null;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_licence_file_id_stored_file_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_avatar_file_id_stored_file_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_avatar" ON "person" USING btree ("avatar_file_id") WHERE "avatar_file_id" is not null;--> statement-breakpoint
ALTER TABLE "certification_event" RENAME COLUMN "by_id" TO "by_person_id";--> statement-breakpoint
ALTER TABLE "certification_event" ALTER COLUMN "by_person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certification_event" ADD COLUMN "by_staff_id" uuid;--> statement-breakpoint
UPDATE "certification_event" SET "by_staff_id" = "by_person_id", "by_person_id" = NULL WHERE "event" IN ('certified', 'refused');--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_by_person_id_person_id_fk" FOREIGN KEY ("by_person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_by_staff_id_staff_member_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_actor" CHECK (num_nonnulls("certification_event"."by_person_id", "certification_event"."by_staff_id") = 1
        and ("certification_event"."event" in ('certified', 'refused')) = ("certification_event"."by_staff_id" is not null));--> statement-breakpoint
-- Business records stay: a person is anonymised, never deleted.
ALTER TABLE "quote" DROP CONSTRAINT "quote_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" DROP CONSTRAINT "quote_request_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_owner_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_invited_by_person_id_fk";--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- The elements of an array cannot have a foreign key: two triggers do what one does. A new rate locks its companies as
-- a foreign key does; a deleted company looks for rates after the lock, so that neither misses the other.
CREATE INDEX "rate_companies" ON "rate" USING gin ("companies") WHERE "rate"."companies" is not null;--> statement-breakpoint
CREATE FUNCTION check_rate_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM company WHERE id = ANY (NEW.companies) ORDER BY id FOR KEY SHARE;
  IF EXISTS (SELECT FROM unnest(NEW.companies) AS named (id) WHERE NOT EXISTS (SELECT FROM company WHERE company.id = named.id)) THEN
    RAISE EXCEPTION 'A company of rate % does not exist', NEW.code
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'rate_companies_company';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER rate_companies_company AFTER INSERT OR UPDATE OF companies ON rate
  FOR EACH ROW WHEN (NEW.companies IS NOT NULL) EXECUTE FUNCTION check_rate_companies();--> statement-breakpoint
CREATE FUNCTION keep_company_of_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM rate WHERE companies @> ARRAY[OLD.id] AND companies IS NOT NULL) THEN
    RAISE EXCEPTION 'A contract rate names company %', OLD.id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'rate_companies_company';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER company_of_rates AFTER DELETE OR UPDATE OF id ON company
  FOR EACH ROW EXECUTE FUNCTION keep_company_of_rates();
