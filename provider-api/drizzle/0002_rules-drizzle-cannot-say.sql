-- One seat, one visit at a time: the database decides who gets a slot, not code that checks first.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
  EXCLUDE USING gist ("salon_id" WITH =, "seat" WITH =, "during" WITH &&)
  WHERE ("status" IN ('held', 'pending', 'confirmed'));--> statement-breakpoint
-- What a visitor may search a salon by, kept with the row.
CREATE FUNCTION salons_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := lower(concat_ws(' ', NEW.name, NEW.sublocality, NEW.city, array_to_string(NEW.specialties, ' ')));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_search_text BEFORE INSERT OR UPDATE ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salons_search_text();
