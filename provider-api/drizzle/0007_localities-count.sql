-- Localities are part of the catalogue too.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "localities"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
