-- The central catalogue is read by everyone and kept until it changes, as salons and services are.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "central_services"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
