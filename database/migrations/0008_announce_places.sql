-- Kept pages show these tables as well.
CREATE TRIGGER warehouse_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON warehouse
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER depot_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON depot
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER overseas_warehouse_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON overseas_warehouse
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER carrier_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON carrier
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
--> statement-breakpoint
CREATE TRIGGER liner_service_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON liner_service
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change();
