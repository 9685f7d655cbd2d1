CREATE TABLE "public_change" (
  "transaction_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_version" (
  "is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
  "version" bigint NOT NULL,
  CONSTRAINT "public_version_one_row" CHECK ("public_version"."is_only_row")
);
--> statement-breakpoint
INSERT INTO public_version (version) VALUES (1);
--> statement-breakpoint
-- The notification clears cached pages; the version, raised once at commit as that of prices is, guards remembered replies.
CREATE OR REPLACE FUNCTION announce_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  PERFORM pg_notify('public_change', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION raise_public_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_version SET version = version + 1;
  DELETE FROM public_change WHERE transaction_id = NEW.transaction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER public_change_commit AFTER INSERT ON public_change
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_public_version();
--> statement-breakpoint
CREATE TRIGGER dictionary_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dictionary
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER sailing_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sailing
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER sailing_call_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sailing_call
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
