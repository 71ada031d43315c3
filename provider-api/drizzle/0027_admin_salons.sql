CREATE TABLE "salon_tallies" (
	"is_active" boolean PRIMARY KEY NOT NULL,
	"salons" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "salon_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salons_kept_by_name" ON "salons" USING btree ("name","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_kept_by_age" ON "salons" USING btree ("created_at","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_kept_by_rating" ON "salons" USING btree ("rating","id") WHERE "salons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "salons_pending" ON "salons" USING btree ("name","id") WHERE "salons"."deleted_at" is null and not "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_letters" ON "salons" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"sublocality" gin_trgm_ops,regexp_replace("contact_number", '\D', '', 'g') gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_created_once" UNIQUE("created_by","creation_key");--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_deleted" CHECK ("salons"."deleted_at" is null or (not "salons"."is_active" and "salons"."owner_id" is null));--> statement-breakpoint
-- How many salons are active and how many pending, so that no list counts them. Both rows are written in the same
-- order, so that two who write at once wait for each other and never stand in each other's way.
CREATE FUNCTION tally_salons(active integer, pending integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO salon_tallies AS known (is_active, salons)
  SELECT * FROM (VALUES (false, pending), (true, active)) AS change (is_active, salons) WHERE salons <> 0 ORDER BY 1
  ON CONFLICT (is_active) DO UPDATE SET salons = known.salons + excluded.salons
$$;--> statement-breakpoint
CREATE FUNCTION salons_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  active integer := 0;
  pending integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*) FILTER (WHERE is_active), count(*) FILTER (WHERE NOT is_active)
      FROM written WHERE deleted_at IS NULL INTO active, pending;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT active - count(*) FILTER (WHERE is_active), pending - count(*) FILTER (WHERE NOT is_active)
      FROM was WHERE deleted_at IS NULL INTO active, pending;
  END IF;
  PERFORM tally_salons(active, pending) WHERE active <> 0 OR pending <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_tallied_added AFTER INSERT ON "salons"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
CREATE TRIGGER salons_tallied_changed AFTER UPDATE ON "salons"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
CREATE TRIGGER salons_tallied_removed AFTER DELETE ON "salons"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION salons_tallied();--> statement-breakpoint
SELECT tally_salons(
  (SELECT count(*)::integer FROM salons WHERE is_active AND deleted_at IS NULL),
  (SELECT count(*)::integer FROM salons WHERE NOT is_active AND deleted_at IS NULL));
