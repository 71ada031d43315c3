-- One specialist or chair, one visit at a time: the database decides who gets a time, not code that checks first.
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_specialist"
  EXCLUDE USING gist ("specialist_id" WITH =, "during" WITH &&) WHERE ("specialist_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "occupations" ADD CONSTRAINT "occupations_chair"
  EXCLUDE USING gist ("salon_id" WITH =, "chair" WITH =, "during" WITH &&) WHERE ("chair" IS NOT NULL);--> statement-breakpoint
-- Seats were chairs, or nobody in particular: where a salon has people, each seat becomes one of them.
INSERT INTO "occupations" ("booking_id", "salon_id", "specialist_id", "chair", "during")
  SELECT b."id", b."salon_id", s."id", CASE WHEN s."id" IS NULL THEN b."seat" END, b."during"
  FROM "bookings" b
  LEFT JOIN (
    SELECT "id", "salon_id", row_number() OVER (PARTITION BY "salon_id" ORDER BY "name", "id") AS "seat"
    FROM "specialists" WHERE "is_active"
  ) s ON s."salon_id" = b."salon_id" AND s."seat" = b."seat"
  WHERE b."status" IN ('held', 'pending', 'confirmed');--> statement-breakpoint
-- Whoever ends a booking need not think of whom it occupied.
CREATE FUNCTION bookings_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM occupations WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_leave AFTER UPDATE OF "status" ON "bookings" FOR EACH ROW
  WHEN (OLD."status" IN ('held', 'pending', 'confirmed') AND NEW."status" NOT IN ('held', 'pending', 'confirmed'))
  EXECUTE FUNCTION bookings_leave();--> statement-breakpoint
-- Nor can anyone forget to occupy somebody: asked once more when the transaction commits.
CREATE FUNCTION bookings_occupied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN asked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN asked := OLD.booking_id;
  ELSE asked := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM bookings b,
      LATERAL (SELECT range_agg(o.during) AS taken FROM occupations o WHERE o.booking_id = b.id) o
    WHERE b.id = asked AND CASE
      WHEN b.status IN ('held', 'pending', 'confirmed')
        THEN NOT coalesce(o.taken @> b.during AND lower(o.taken) = lower(b.during), false)
      ELSE o.taken IS NOT NULL
    END
  ) THEN
    RAISE EXCEPTION 'booking % does not occupy exactly what its status asks for', asked
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_occupied';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_occupied AFTER INSERT OR UPDATE OF "status", "during" ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_occupied();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_occupied AFTER INSERT OR UPDATE OR DELETE ON "occupations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_occupied();--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_seat";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "seat";--> statement-breakpoint
CREATE INDEX "bookings_held_at_salon" ON "bookings" USING btree ("salon_id") WHERE "bookings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_held_by_customer" ON "bookings" USING btree ("customer_id") WHERE "bookings"."status" = 'held';
