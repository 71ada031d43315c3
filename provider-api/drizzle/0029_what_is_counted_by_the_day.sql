CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "figure_changes_of_day" ON "figure_changes" USING btree ("day");--> statement-breakpoint
CREATE FUNCTION india_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Kolkata')::date
$$;--> statement-breakpoint
-- What one row adds to the figures of which days; a row that is not there (null) adds nothing.
CREATE FUNCTION figures_of(b bookings) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(b.created_at), 'bookings', 1::bigint WHERE b.status NOT IN ('held', 'expired')
  UNION ALL SELECT india_day(lower(b.during)), 'visits', 1 WHERE b.status NOT IN ('held', 'expired')
  UNION ALL SELECT india_day(lower(b.during)), 'cancelled', 1 WHERE b.status = 'cancelled'
  UNION ALL SELECT india_day(lower(b.during)), 'completed', 1 WHERE b.status IN ('completed', 'disputed')
  UNION ALL SELECT india_day(lower(b.during)), 'no_shows', 1 WHERE b.attendance = 'no_show'
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(p payments) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(p.created_at), 'orders', 1::bigint WHERE p.created_at IS NOT NULL
  UNION ALL SELECT india_day(p.created_at), 'paid', 1 WHERE p.captured_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(e ledger_entries) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(t.at), CASE e.account WHEN 'gateway' THEN 'captured' ELSE 'fee' END,
    CASE e.account WHEN 'gateway' THEN e.amount_paise ELSE -e.amount_paise END
  FROM ledger_transactions t
  WHERE t.id = e.transaction_id
    AND (e.account = 'fee' OR e.account = 'gateway' AND t.event IN ('captured', 'captured-unbooked'))
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(r refunds) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(r.created_at), 'refunds', 1::bigint WHERE r.created_at IS NOT NULL
  UNION ALL SELECT india_day(r.created_at), 'refunded', r.amount_paise WHERE r.created_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(s salons) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(s.created_at), 'new_salons', 1::bigint WHERE s.created_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION figures_of(u users) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(u.created_at), 'new_users', 1::bigint WHERE u.created_at IS NOT NULL
$$;--> statement-breakpoint
-- Changes are added, never summed up here: nobody waits for another's row of the same day.
CREATE FUNCTION figures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, figure, amount)
    SELECT c.day, c.figure, sum(c.amount) FROM (
      SELECT * FROM figures_of(NEW) UNION ALL SELECT o.day, o.figure, -o.amount FROM figures_of(OLD) o
    ) c GROUP BY c.day, c.figure HAVING sum(c.amount) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF "status", "during", "attendance", "created_at" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION figures_changed();--> statement-breakpoint
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF "captured_at", "created_at" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION figures_changed();--> statement-breakpoint
-- What is posted is never changed.
CREATE TRIGGER figures_changed AFTER INSERT ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.account IN ('gateway', 'fee')) EXECUTE FUNCTION figures_changed();--> statement-breakpoint
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF "amount_paise", "created_at" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION figures_changed();--> statement-breakpoint
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF "created_at" ON "salons"
  FOR EACH ROW EXECUTE FUNCTION figures_changed();--> statement-breakpoint
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF "created_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION figures_changed();--> statement-breakpoint
-- All that was there before.
INSERT INTO "daily_figures" ("day", "figure", "amount")
  SELECT f.day, f.figure, sum(f.amount) FROM (
    SELECT f.* FROM "bookings" b, figures_of(b) f UNION ALL SELECT f.* FROM "payments" p, figures_of(p) f
    UNION ALL SELECT f.* FROM "ledger_entries" e, figures_of(e) f UNION ALL SELECT f.* FROM "refunds" r, figures_of(r) f
    UNION ALL SELECT f.* FROM "salons" s, figures_of(s) f UNION ALL SELECT f.* FROM "users" u, figures_of(u) f
  ) f GROUP BY f.day, f.figure;
