-- What a statement changed is counted once, however many rows it wrote: each figure of a day by the difference of all
-- rows as they are and as they were. Rows that count the same add up to nothing, and no join looks for their pairs: a
-- plan is kept for the session, and one made for a single row must do for ten thousand. Changes are added, never
-- summed up here: nobody waits for another's row of the same day.
DROP TRIGGER figures_changed ON "bookings";--> statement-breakpoint
DROP TRIGGER figures_changed ON "payments";--> statement-breakpoint
DROP TRIGGER figures_changed ON "ledger_entries";--> statement-breakpoint
DROP TRIGGER figures_changed ON "refunds";--> statement-breakpoint
DROP TRIGGER figures_changed ON "salons";--> statement-breakpoint
DROP TRIGGER figures_changed ON "users";--> statement-breakpoint
DROP FUNCTION figures_changed();--> statement-breakpoint
-- Keeps the figures of a table whose rows have a function `figures_of`.
CREATE FUNCTION keep_figures_of(counted regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($made$
    CREATE FUNCTION %1$s_figures_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO figure_changes (day, figure, amount)
          SELECT f.day, f.figure, sum(f.amount) FROM written, figures_of(written::%1$s) f
          GROUP BY f.day, f.figure HAVING sum(f.amount) <> 0;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO figure_changes (day, figure, amount)
          SELECT f.day, f.figure, -sum(f.amount) FROM was, figures_of(was::%1$s) f
          GROUP BY f.day, f.figure HAVING sum(f.amount) <> 0;
      ELSE
        INSERT INTO figure_changes (day, figure, amount)
          SELECT c.day, c.figure, sum(c.amount) FROM (
            SELECT f.* FROM written, figures_of(written::%1$s) f
            UNION ALL SELECT f.day, f.figure, -f.amount FROM was, figures_of(was::%1$s) f
          ) c GROUP BY c.day, c.figure HAVING sum(c.amount) <> 0;
      END IF;
      RETURN NULL;
    END $body$;
    CREATE TRIGGER figures_added AFTER INSERT ON %1$s
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
    CREATE TRIGGER figures_changed AFTER UPDATE ON %1$s
      REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
    CREATE TRIGGER figures_removed AFTER DELETE ON %1$s
      REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION %1$s_figures_changed();
  $made$, counted);
END $$;--> statement-breakpoint
-- Each entry looks its transaction up (what OFFSET 0 holds to): a plan made for very many would read all of them.
CREATE OR REPLACE FUNCTION figures_of(e ledger_entries) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT india_day(t.at), CASE e.account WHEN 'gateway' THEN 'captured' ELSE 'fee' END,
    CASE e.account WHEN 'gateway' THEN e.amount_paise ELSE -e.amount_paise END
  FROM ledger_transactions t
  WHERE t.id = e.transaction_id
    AND (e.account = 'fee' OR e.account = 'gateway' AND t.event IN ('captured', 'captured-unbooked'))
  OFFSET 0
$$;--> statement-breakpoint
SELECT keep_figures_of('bookings'), keep_figures_of('payments'), keep_figures_of('ledger_entries'),
  keep_figures_of('refunds'), keep_figures_of('salons'), keep_figures_of('users');--> statement-breakpoint
-- It looks a locality up by its key: planning that anew for each salon took longer than all that it does.
ALTER FUNCTION salons_words() SET plan_cache_mode = force_generic_plan;
