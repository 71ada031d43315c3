ALTER TABLE "review_photos" ADD COLUMN "placeholder" text NOT NULL;--> statement-breakpoint
-- A salon's rating and how many reviews it has are those of its rows, whoever writes them. The salons are locked first,
-- and in one order: the statement after it then sees what others have committed meanwhile, so that reviews which are
-- written at once add up. Not FOR UPDATE: every new review holds a key share of its salon by its foreign key.
CREATE FUNCTION rate_salons(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM salons WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE salons SET (rating, review_count) = (
    SELECT coalesce(round(avg(reviews.rating), 1), 4.5), count(*) FROM reviews WHERE reviews.salon_id = salons.id
  ) WHERE id = ANY (ids);
END $$;--> statement-breakpoint
CREATE FUNCTION reviews_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rate_salons(array_agg(DISTINCT salon_id)) FROM written;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reviews_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rate_salons(array_agg(DISTINCT salon)) FROM (
    SELECT unnest(ARRAY[was.salon_id, written.salon_id]) AS salon FROM was JOIN written USING (id)
    WHERE (was.salon_id, was.rating) <> (written.salon_id, written.rating)
  ) AS moved HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rate_salons_on_insert AFTER INSERT ON "reviews"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();--> statement-breakpoint
CREATE TRIGGER rate_salons_on_update AFTER UPDATE ON "reviews"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_rewritten();--> statement-breakpoint
CREATE TRIGGER rate_salons_on_delete AFTER DELETE ON "reviews"
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_written();--> statement-breakpoint
SELECT rate_salons(array_agg(id)) FROM salons;
