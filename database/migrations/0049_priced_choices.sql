-- Forms mark what no public lane in force prices: a published public lane also makes pages and public replies anew.
CREATE OR REPLACE FUNCTION announce_tariff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM changed_rate
    WHERE kind IN ('depot-tariff', 'trucking-tariff', 'ocean-tariff', 'warehouse-tariff')
      OR (publish_at IS NOT NULL AND companies IS NULL)
  ) THEN
    INSERT INTO public_change VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('public_change', TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END
$$;
