-- One partition a month (UTC): old months are dropped as a whole, which the append-only triggers do not forbid.
ALTER TABLE "audit_entry" RENAME TO "audit_entry_before";--> statement-breakpoint
ALTER INDEX "audit_entry_pkey" RENAME TO "audit_entry_before_pkey";--> statement-breakpoint
ALTER SEQUENCE "audit_entry_id_seq" RENAME TO "audit_entry_before_id_seq";--> statement-breakpoint
DROP INDEX "audit_entry_subject", "audit_entry_actor", "audit_entry_action";--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"brand" text,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_id_at_pk" PRIMARY KEY("id","at"),
	CONSTRAINT "audit_entry_actor_kind_listed" CHECK ("audit_entry"."actor_kind" in ('staff', 'customer', 'site')),
	CONSTRAINT "audit_entry_brand_listed" CHECK ("audit_entry"."brand" in ('group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'))
) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_request" ON "audit_entry" USING btree ("request_id","id");--> statement-breakpoint
-- The statement trigger refuses a change of the whole table, the row trigger a change of one partition. A trigger for
-- TRUNCATE is not inherited, so every partition gets its own.
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_entry_row_is_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- For entries of a month without a partition: an entry is never lost because a job has not run.
CREATE TABLE audit_entry_other PARTITION OF audit_entry DEFAULT;--> statement-breakpoint
CREATE TRIGGER audit_entry_is_append_only BEFORE TRUNCATE ON audit_entry_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- Creates the missing partitions from one month to another. A month that the default partition has entries of keeps them there.
CREATE FUNCTION create_audit_partitions(first timestamptz, last timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  month timestamp := date_trunc('month', first AT TIME ZONE 'UTC');
  name text;
  created integer := 0;
BEGIN
  WHILE month <= last AT TIME ZONE 'UTC' LOOP
    name := 'audit_entry_' || to_char(month, 'YYYY_MM');
    IF to_regclass(name) IS NULL AND NOT EXISTS (
      SELECT FROM audit_entry_other
      WHERE at >= month AT TIME ZONE 'UTC' AND at < (month + interval '1 month') AT TIME ZONE 'UTC'
    ) THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF audit_entry FOR VALUES FROM (%L) TO (%L)',
        name, month || '+00', month + interval '1 month' || '+00');
      EXECUTE format('CREATE TRIGGER audit_entry_is_append_only BEFORE TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
      created := created + 1;
    END IF;
    month := month + interval '1 month';
  END LOOP;
  RETURN created;
END
$$;--> statement-breakpoint
-- Drops the partitions whose months ended before a moment.
CREATE FUNCTION drop_audit_partitions(before timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  name text;
  dropped integer := 0;
BEGIN
  FOR name IN
    SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'audit_entry'::regclass AND relname ~ '^audit_entry_[0-9]{4}_[0-9]{2}$'
      AND (to_timestamp(right(relname, 7) || ' +00', 'YYYY_MM TZH') AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC' <= before
  LOOP
    EXECUTE format('DROP TABLE %I', name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;--> statement-breakpoint
SELECT create_audit_partitions(coalesce((SELECT min("at") FROM "audit_entry_before"), now()), now() + interval '3 months');--> statement-breakpoint
INSERT INTO "audit_entry" OVERRIDING SYSTEM VALUE
  SELECT "id", "at", "actor_kind", "actor_id", "action", "subject_kind", "subject_id", "brand", "address", "request_id", "before", "after"
  FROM "audit_entry_before" ORDER BY "id";--> statement-breakpoint
SELECT setval('audit_entry_id_seq', coalesce((SELECT max("id") FROM "audit_entry_before"), 0) + 1, false);--> statement-breakpoint
DROP TABLE "audit_entry_before";
