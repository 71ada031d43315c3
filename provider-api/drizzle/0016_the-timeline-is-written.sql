ALTER TABLE "booking_events" ADD COLUMN "no" bigserial NOT NULL;--> statement-breakpoint
-- What a booking has behind it when people see it first: of a paid hold, that it was made.
CREATE FUNCTION booking_events_begin(b "bookings") RETURNS void LANGUAGE sql AS $$
  INSERT INTO booking_events (booking_id, kind, at)
  SELECT b.id, e.kind, e.at
  FROM (VALUES
    (1, 'created', true, coalesce(b.confirmed_at, b.created_at)),
    (2, 'completed', b.status IN ('completed', 'disputed'), coalesce(b.completed_at, b.updated_at)),
    (3, 'disputed', b.status = 'disputed', b.updated_at),
    (4, 'cancelled', b.status = 'cancelled', coalesce(b.cancelled_at, b.updated_at))
  ) e (place, kind, happened, at)
  WHERE e.happened
  ORDER BY e.place;
$$;--> statement-breakpoint
-- One row for each change of status or start, by the times that the row itself tells: the clock is the application's.
CREATE FUNCTION booking_events_written() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER booking_events_written AFTER INSERT OR UPDATE OF "status", "during" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION booking_events_written();--> statement-breakpoint
-- Bookings from before: where one was moved to, nobody wrote down.
SELECT booking_events_begin(b) FROM "bookings" b WHERE b."status" NOT IN ('held', 'expired') ORDER BY b."created_at";
