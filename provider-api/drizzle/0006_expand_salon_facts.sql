ALTER TABLE "salons" ADD COLUMN "serves" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "home_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "has_female_specialist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_serves" CHECK ("salons"."serves" in ('everyone', 'women', 'men')) NOT VALID;--> statement-breakpoint
ALTER TABLE "salons" ADD CONSTRAINT "salons_amenities" CHECK ("salons"."amenities" <@ array['ac', 'parking', 'cards', 'wheelchair', 'wifi', 'womens-room']) NOT VALID;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_gender" CHECK ("specialists"."gender" in ('female', 'male')) NOT VALID;--> statement-breakpoint

-- All facts of a salon that people filter by, as words: one index finds salons by any of them together (decision 86).
CREATE FUNCTION salon_facts(serves text, amenities text[], home_service boolean, has_female_specialist boolean)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT amenities || serves
    || CASE WHEN home_service THEN '{home-service}'::text[] ELSE '{}'::text[] END
    || CASE WHEN has_female_specialist THEN '{female-specialist}'::text[] ELSE '{}'::text[] END
$$;--> statement-breakpoint
-- The salons are locked first, so that of two who change a team at once the second counts what the first wrote.
CREATE FUNCTION note_female_specialists(of_salons uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM salons WHERE id = ANY (of_salons) ORDER BY id FOR NO KEY UPDATE;
  UPDATE salons SET has_female_specialist = NOT has_female_specialist WHERE id = ANY (of_salons)
    AND has_female_specialist <> EXISTS (
      SELECT FROM specialists WHERE salon_id = salons.id AND is_active AND gender = 'female');
END $$;--> statement-breakpoint
CREATE FUNCTION specialists_gender_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT salon_id) FROM written WHERE gender = 'female' INTO touched;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT salon_id) FROM was WHERE gender = 'female' INTO touched;
  ELSE
    SELECT array_agg(DISTINCT salon.id) FROM written w JOIN was USING (id), LATERAL (VALUES (w.salon_id), (was.salon_id)) AS salon (id)
      WHERE (w.salon_id, w.gender, w.is_active) IS DISTINCT FROM (was.salon_id, was.gender, was.is_active)
      INTO touched;
  END IF;
  PERFORM note_female_specialists(touched) WHERE touched IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER gender_added AFTER INSERT ON "specialists"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION specialists_gender_changed();--> statement-breakpoint
CREATE TRIGGER gender_changed AFTER UPDATE ON "specialists"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION specialists_gender_changed();--> statement-breakpoint
CREATE TRIGGER gender_removed AFTER DELETE ON "specialists"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION specialists_gender_changed();
