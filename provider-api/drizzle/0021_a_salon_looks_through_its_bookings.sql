ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_services_of_specialist" ON "booking_services" USING btree ("specialist_id","booking_id");--> statement-breakpoint
CREATE INDEX "bookings_of_salon_by_status" ON "bookings" USING btree ("salon_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_salon_by_status_and_time" ON "bookings" USING btree ("salon_id","status",lower("during"));--> statement-breakpoint
CREATE INDEX "bookings_of_customer_at_salon" ON "bookings" USING btree ("salon_id","customer_id");--> statement-breakpoint
-- As in migration 0016, but a booking that is set to pending is that, and not reopened.
CREATE OR REPLACE FUNCTION booking_events_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('held', 'expired') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' OR OLD.status IN ('held', 'expired') THEN
    PERFORM booking_events_begin(NEW);
    RETURN NULL;
  END IF;
  IF lower(NEW.during) <> lower(OLD.during) THEN
    INSERT INTO booking_events (booking_id, kind, at, from_start, to_start)
    VALUES (NEW.id, 'rescheduled', NEW.updated_at, lower(OLD.during), lower(NEW.during));
  END IF;
  IF NEW.status <> OLD.status THEN
    INSERT INTO booking_events (booking_id, kind, at)
    VALUES (NEW.id,
      CASE
        WHEN NEW.status = 'cancelled' THEN 'cancelled'
        WHEN NEW.status = 'disputed' THEN 'disputed'
        WHEN OLD.status = 'disputed' THEN 'resolved'
        WHEN NEW.status = 'completed' THEN 'completed'
        WHEN NEW.status = 'pending' THEN 'pending'
        WHEN OLD.status = 'pending' THEN 'confirmed'
        ELSE 'reopened'
      END,
      CASE
        WHEN NEW.status = 'cancelled' AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at
          THEN coalesce(NEW.cancelled_at, NEW.updated_at)
        WHEN NEW.status = 'completed' AND NEW.completed_at IS DISTINCT FROM OLD.completed_at
          THEN coalesce(NEW.completed_at, NEW.updated_at)
        ELSE NEW.updated_at
      END);
  END IF;
  RETURN NULL;
END $$;
