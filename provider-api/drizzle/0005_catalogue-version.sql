CREATE TABLE "catalogue_changes" (
	"writer" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Counts a write of the catalogue in the transaction that makes it. Sessions count in rows of their own, so that two
-- that write at once neither wait nor stand in each other's way; 1024 rows at most, as process ids come again.
CREATE FUNCTION count_catalogue_change() RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_changes AS mine VALUES (pg_backend_pid() % 1024, 1)
  ON CONFLICT (writer) DO UPDATE SET changes = mine.changes + 1
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_catalogue_change();
  RETURN NULL;
END $$;--> statement-breakpoint
-- Every confirmed booking adds to booking_count; that alone is no change, or nothing could be kept on a busy day.
CREATE FUNCTION services_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM was LEFT JOIN written USING (id)
    WHERE to_jsonb(was) - 'booking_count' IS DISTINCT FROM to_jsonb(written) - 'booking_count'
  ) THEN
    PERFORM count_catalogue_change();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "salons"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "specialists"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR TRUNCATE ON "services"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER services_changed AFTER UPDATE ON "services"
  REFERENCING OLD TABLE AS was NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION services_changed();--> statement-breakpoint
CREATE FUNCTION salons_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_updated_at BEFORE UPDATE ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salons_updated_at();
