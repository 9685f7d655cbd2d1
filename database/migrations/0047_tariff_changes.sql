-- Pages and public replies print figures of tariffs, not of lanes: only a change of a tariff makes them anew.
CREATE FUNCTION announce_tariff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rate WHERE kind IN ('depot-tariff', 'trucking-tariff', 'ocean-tariff', 'warehouse-tariff')) THEN
    INSERT INTO public_change VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('public_change', TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rate_tariff_insert AFTER INSERT ON rate
  REFERENCING NEW TABLE AS changed_rate FOR EACH STATEMENT EXECUTE FUNCTION announce_tariff_change();
--> statement-breakpoint
CREATE TRIGGER rate_tariff_update AFTER UPDATE ON rate
  REFERENCING NEW TABLE AS changed_rate FOR EACH STATEMENT EXECUTE FUNCTION announce_tariff_change();
--> statement-breakpoint
CREATE TRIGGER rate_tariff_delete AFTER DELETE ON rate
  REFERENCING OLD TABLE AS changed_rate FOR EACH STATEMENT EXECUTE FUNCTION announce_tariff_change();
