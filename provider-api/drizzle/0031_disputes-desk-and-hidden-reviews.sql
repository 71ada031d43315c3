CREATE TABLE "dispute_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "reviews_of_salon_by_rating";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "refund_paise" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "salon_resolution" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_booking_id_disputes_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."disputes"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_notes_of_dispute" ON "dispute_notes" USING btree ("booking_id","written_at");--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("due_at","booking_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("created_at","booking_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "disputes_resolved" ON "disputes" USING btree ("resolved_at","booking_id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_resolved_by_age" ON "disputes" USING btree ("created_at","booking_id") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_by_name" ON "disputes" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_newest_by_rating" ON "reviews" USING btree ("rating","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at" DESC NULLS FIRST,"id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_letters" ON "reviews" USING gin (((author || ' ' || title || ' ' || comment)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_of_salon_by_rating" ON "reviews" USING btree ("salon_id","rating","created_at" DESC NULLS FIRST) WHERE hidden_at is null;--> statement-breakpoint
-- Whom a dispute is searched by.
CREATE FUNCTION dispute_names(booking uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT b.customer_name || ' · ' || s.name FROM bookings b JOIN salons s ON s.id = b.salon_id WHERE b.id = booking
$$;--> statement-breakpoint
-- By when somebody has to do something, whoever writes the row: a first answer within 48 hours, the outcome within 30 days.
CREATE FUNCTION disputes_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.names := coalesce(dispute_names(NEW.booking_id), '');
  END IF;
  NEW.due_at := CASE
    WHEN NEW.resolved_at IS NOT NULL THEN NULL
    WHEN NEW.answered_at IS NULL THEN NEW.created_at + interval '48 hours'
    ELSE NEW.created_at + interval '720 hours'
  END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER disputes_written BEFORE INSERT OR UPDATE OF "created_at", "answered_at", "resolved_at" ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION disputes_written();--> statement-breakpoint
CREATE FUNCTION salons_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE disputes SET names = dispute_names(disputes.booking_id)
  FROM bookings b WHERE b.id = disputes.booking_id AND b.salon_id = NEW.id AND disputes.names <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_renamed AFTER UPDATE OF "name" ON "salons"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION salons_renamed();--> statement-breakpoint
UPDATE disputes SET names = coalesce(dispute_names(booking_id), ''), created_at = created_at;--> statement-breakpoint
-- What nobody sees counts for nothing: neither for the stars nor among the reviews.
CREATE OR REPLACE FUNCTION rate_salons(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM salons WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE salons SET (rating, review_count) = (
    SELECT coalesce(round(avg(reviews.rating), 1), 4.5), count(*)
    FROM reviews WHERE reviews.salon_id = salons.id AND reviews.hidden_at IS NULL
  ) WHERE id = ANY (ids);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reviews_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rate_salons(array_agg(DISTINCT salon)) FROM (
    SELECT unnest(ARRAY[was.salon_id, written.salon_id]) AS salon FROM was JOIN written USING (id)
    WHERE (was.salon_id, was.rating, was.hidden_at IS NULL) <> (written.salon_id, written.rating, written.hidden_at IS NULL)
  ) AS moved HAVING count(*) > 0;
  RETURN NULL;
END $$;
