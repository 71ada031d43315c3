-- What a search goes through is kept in small letters: folding them for each row took longer than comparing them.
ALTER TABLE "reviews" ADD COLUMN "letters" text NOT NULL
  GENERATED ALWAYS AS (lower(' ' || author || ' ' || title || ' ' || comment)) STORED;--> statement-breakpoint
DROP INDEX "reviews_letters";--> statement-breakpoint
CREATE INDEX "reviews_letters" ON "reviews" USING gin (letters gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION review_bucket(hidden_at timestamptz, rating integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN hidden_at IS NULL THEN 'shown' ELSE 'hidden' END || ' ' || rating
$$;--> statement-breakpoint
CREATE TRIGGER reviews_tallied_added AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
CREATE TRIGGER reviews_tallied_gone AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
CREATE TRIGGER reviews_tallied_changed AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION desk_tallied('reviews', 'review_bucket(hidden_at, rating)');--> statement-breakpoint
INSERT INTO "desk_tallies" ("desk", "bucket", "rows")
  SELECT 'reviews', review_bucket(hidden_at, rating), count(*) FROM "reviews" GROUP BY 2;
