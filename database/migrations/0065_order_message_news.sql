-- A message updates the open pages of its order as a line of the history does.
CREATE TRIGGER order_message_news AFTER INSERT ON order_message
  FOR EACH ROW EXECUTE FUNCTION announce_order_change();
