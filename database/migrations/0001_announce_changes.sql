-- Kept pages show these tables; every instance hears of a change and lets the pages go.
CREATE FUNCTION announce_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER dictionary_row_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dictionary_row
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER activity_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON activity
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER service_contact_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_contact
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
