CREATE TABLE "price_version" (
  "is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
  "version" bigint NOT NULL,
  CONSTRAINT "price_version_one_row" CHECK ("price_version"."is_only_row")
);
--> statement-breakpoint
CREATE TABLE "price_change" (
  "transaction_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO price_version (version) VALUES (1);
--> statement-breakpoint
-- The version changes at commit, so that the lock on its row is short and no order of statements can deadlock on it.
-- A sequence would not do: its number is visible before the change that it stands for.
CREATE FUNCTION note_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_change VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION raise_price_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE price_version SET version = version + 1;
  DELETE FROM price_change WHERE transaction_id = NEW.transaction_id;
  PERFORM pg_notify('price_change', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER price_change_commit AFTER INSERT ON price_change
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_price_version();
--> statement-breakpoint
CREATE TRIGGER rate_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER exchange_rate_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER sailing_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sailing
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER sailing_call_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sailing_call
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER liner_service_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON liner_service
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER depot_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON depot
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
CREATE TRIGGER warehouse_price_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON warehouse
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
--> statement-breakpoint
-- Counts a hit against each limit in turn and stops at the first that is exceeded; one round trip for several counters.
CREATE FUNCTION count_hits(purposes text[], subjects text[], window_seconds integer[], limits integer[])
RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  counted integer[] := '{}';
  hits integer;
BEGIN
  FOR at IN 1 .. cardinality(purposes) LOOP
    INSERT INTO attempt_count AS known (purpose, subject, attempts)
    VALUES (purposes[at], subjects[at], 1)
    ON CONFLICT (purpose, subject) DO UPDATE SET
      attempts = CASE WHEN known.started_at <= now() - make_interval(secs => window_seconds[at])
        THEN 1 ELSE known.attempts + 1 END,
      started_at = CASE WHEN known.started_at <= now() - make_interval(secs => window_seconds[at])
        THEN now() ELSE known.started_at END
    RETURNING attempts INTO hits;
    counted := counted || hits;
    EXIT WHEN hits > limits[at];
  END LOOP;
  RETURN counted;
END
$$;
