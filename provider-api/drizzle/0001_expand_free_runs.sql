CREATE TABLE "free_runs" (
	"salon_id" uuid NOT NULL,
	"day" date NOT NULL,
	"who" uuid[] DEFAULT '{}' NOT NULL,
	"begins" integer[] DEFAULT '{}' NOT NULL,
	"ends" integer[] DEFAULT '{}' NOT NULL,
	"busy_from" integer[] DEFAULT '{}' NOT NULL,
	"first_start" integer DEFAULT 0 NOT NULL,
	"step_minutes" integer DEFAULT 60 NOT NULL,
	"last_start" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "free_runs_salon_id_day_pk" PRIMARY KEY("salon_id","day")
);--> statement-breakpoint
ALTER TABLE "free_runs" ADD CONSTRAINT "free_runs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- '16:30' in minutes from midnight.
CREATE FUNCTION minute_of(clock text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT split_part(clock, ':', 1)::integer * 60 + split_part(clock, ':', 2)::integer
$$;--> statement-breakpoint
-- From opening to closing of a day or a break; nothing where closing does not come after opening.
CREATE FUNCTION clock_range(span jsonb) RETURNS int4range LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT int4range(minute_of(span ->> 'open'), greatest(minute_of(span ->> 'open'), minute_of(span ->> 'close')))
$$;--> statement-breakpoint
-- The hours of one day out of a week's.
CREATE FUNCTION hours_of_day(hours jsonb, day date) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hours -> (ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[extract(isodow FROM day)::integer]
$$;--> statement-breakpoint
-- The open minutes of a day, without breaks.
CREATE FUNCTION opened_on(hours jsonb, day date) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN (own ->> 'closed')::boolean THEN '{}'::int4multirange ELSE
    int4multirange(clock_range(own))
      - coalesce((SELECT range_agg(clock_range(pause)) FROM jsonb_array_elements(own -> 'breaks') AS pause), '{}') END
  FROM hours_of_day(hours, day) AS own
$$;--> statement-breakpoint
-- A day at the salons and the two hours after it in which tidying up may go on.
CREATE FUNCTION day_and_tidying(day date) RETURNS tstzrange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tstzrange(midnight, midnight + interval '26 hours')
  FROM (SELECT (day - interval '330 minutes') AT TIME ZONE 'UTC' AS midnight) AS begins
$$;--> statement-breakpoint
-- The minutes of a day and its tidying up that a span of time touches.
CREATE FUNCTION minutes_on(during tstzrange, day date) RETURNS int4range LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT int4range(floor(extract(epoch FROM lower(part) - lower(whole)) / 60)::integer,
                   ceil(extract(epoch FROM upper(part) - lower(whole)) / 60)::integer)
  FROM day_and_tidying(day) AS whole, LATERAL (SELECT during * whole AS part) AS cut
$$;--> statement-breakpoint
-- The days whose free runs a span of time may change.
CREATE FUNCTION days_touched(during tstzrange) RETURNS date[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(day::date) FROM generate_series(india_day(lower(during) - interval '2 hours')::timestamp,
    india_day(upper(during) - interval '1 microsecond')::timestamp, interval '1 day') AS day
$$;--> statement-breakpoint
-- The days under which a salon's ordinary week is kept, Monday first: the first week of year 1, in which nobody booked.
CREATE FUNCTION ordinary_week() RETURNS date[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(date '0001-01-01' + n) FROM generate_series(0, 6) AS n
$$;--> statement-breakpoint
-- Writes anew when the salon's people or chairs are free on these days, by the rules of `availability` (decision 81).
CREATE FUNCTION refresh_free_runs(of_salon uuid, days date[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  salon record;
  day_asked date;
  is_ordinary boolean;
  near tstzrange;
  closed int4multirange;
  opened int4multirange;
  who_of uuid[];
  hours_of jsonb[];
  busy_of int4multirange[];
  stray tstzrange;
BEGIN
  -- Two that write the same day wait for each other here; who comes later reads, below, what the other wrote.
  INSERT INTO free_runs AS kept (salon_id, day) SELECT DISTINCT of_salon, day FROM unnest(days) AS day ORDER BY day
    ON CONFLICT (salon_id, day) DO UPDATE SET salon_id = kept.salon_id;
  SELECT opening_hours, seats, slot_minutes FROM salons WHERE id = of_salon INTO salon;
  FOREACH day_asked IN ARRAY days LOOP
    is_ordinary := day_asked = ANY (ordinary_week());
    near := day_and_tidying(day_asked);
    -- A day on which nothing differs from the ordinary week needs no row.
    IF NOT is_ordinary
      AND NOT EXISTS (SELECT FROM occupations WHERE salon_id = of_salon AND during && near)
      AND NOT EXISTS (SELECT FROM time_off WHERE salon_id = of_salon AND during && near)
    THEN
      DELETE FROM free_runs WHERE salon_id = of_salon AND day = day_asked;
      CONTINUE;
    END IF;
    SELECT coalesce(range_agg(minutes_on(during, day_asked)), '{}') FROM time_off
      WHERE salon_id = of_salon AND during && near AND specialist_id IS NULL AND chair IS NULL INTO closed;
    opened := opened_on(salon.opening_hours, day_asked) - closed;
    WITH roster AS (
      SELECT row_number() OVER (ORDER BY name, id) AS n, id, NULL::integer AS chair, coalesce(hours, salon.opening_hours) AS hours
      FROM specialists WHERE salon_id = of_salon AND is_active
    ), resources AS (
      SELECT * FROM roster
      UNION ALL SELECT no, NULL, no, salon.opening_hours FROM generate_series(1, salon.seats) AS no WHERE NOT EXISTS (SELECT FROM roster)
    ), taken AS (
      SELECT specialist_id, chair, during FROM occupations WHERE salon_id = of_salon AND during && near
      UNION ALL SELECT specialist_id, chair, during FROM time_off WHERE salon_id = of_salon AND during && near
    )
    SELECT array_agg(id ORDER BY n), array_agg(hours ORDER BY n), array_agg(busy ORDER BY n)
    FROM resources, LATERAL (
      SELECT coalesce(range_agg(minutes_on(during, day_asked)), '{}') AS busy
      FROM taken WHERE taken.specialist_id = resources.id OR taken.chair = resources.chair) AS own
    INTO who_of, hours_of, busy_of;
    -- Visits of nobody who is booked now take the time of the last one who works then and is free (decision 36).
    FOR stray IN
      SELECT during FROM occupations WHERE salon_id = of_salon AND during && near
        AND CASE WHEN who_of[1] IS NULL THEN specialist_id IS NOT NULL OR chair > salon.seats ELSE chair IS NOT NULL END
      ORDER BY during
    LOOP
      FOR n IN REVERSE cardinality(who_of)..1 LOOP
        IF NOT busy_of[n] && minutes_on(stray, day_asked)
          AND opened_on(hours_of[n], india_day(lower(stray))) @> minute_of(to_char(lower(stray) AT TIME ZONE 'Asia/Kolkata', 'HH24:MI'))
        THEN
          busy_of[n] := busy_of[n] + int4multirange(minutes_on(stray, day_asked));
          EXIT;
        END IF;
      END LOOP;
    END LOOP;
    UPDATE free_runs SET
      who = runs.who, begins = runs.begins, ends = runs.ends, busy_from = runs.busy_from,
      first_start = CASE WHEN salon.slot_minutes IS NULL THEN 600 ELSE minute_of(hours_of_day(salon.opening_hours, day_asked) ->> 'open') END,
      step_minutes = coalesce(salon.slot_minutes, 60),
      last_start = CASE WHEN salon.slot_minutes IS NULL THEN 1080 ELSE 1439 END
    FROM (
      SELECT coalesce(array_agg(run.who), '{}') AS who, coalesce(array_agg(run.begins), '{}') AS begins,
        coalesce(array_agg(run.ends), '{}') AS ends, coalesce(array_agg(run.busy_from), '{}') AS busy_from
      FROM (
        -- Chairs are alike: each run of theirs is kept once.
        SELECT DISTINCT each.who, lower(free) AS begins, upper(free) AS ends,
          (SELECT coalesce(min(lower(busy)), 32767) FROM unnest(each.busy) AS busy WHERE lower(busy) >= upper(free)) AS busy_from
        FROM unnest(who_of, hours_of, busy_of) AS each (who, hours, busy),
          unnest(CASE WHEN each.hours = salon.opening_hours THEN opened ELSE opened * opened_on(each.hours, day_asked) END - each.busy) AS free
      ) AS run
    ) AS runs
    WHERE salon_id = of_salon AND day = day_asked;
  END LOOP;
END $$;--> statement-breakpoint
-- Visits and time off change the days that they touch.
CREATE FUNCTION taken_time_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refresh_free_runs(OLD.salon_id, days_touched(OLD.during));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM refresh_free_runs(NEW.salon_id, days_touched(NEW.during));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER free_runs_refreshed AFTER INSERT OR UPDATE OR DELETE ON "occupations"
  FOR EACH ROW EXECUTE FUNCTION taken_time_changed();--> statement-breakpoint
CREATE TRIGGER free_runs_refreshed AFTER INSERT OR UPDATE OR DELETE ON "time_off"
  FOR EACH ROW EXECUTE FUNCTION taken_time_changed();--> statement-breakpoint
-- Hours, chairs and people change the ordinary week and each day that differs from it.
CREATE FUNCTION refresh_whole_salon(of_salon uuid) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_free_runs(of_salon, ordinary_week() || array(SELECT day FROM free_runs WHERE salon_id = of_salon AND day <> ALL (ordinary_week())))
$$;--> statement-breakpoint
CREATE FUNCTION salon_hours_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_whole_salon(NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER free_runs_made AFTER INSERT ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salon_hours_changed();--> statement-breakpoint
CREATE TRIGGER free_runs_refreshed AFTER UPDATE ON "salons" FOR EACH ROW
  WHEN ((OLD."opening_hours", OLD."seats", OLD."slot_minutes") IS DISTINCT FROM (NEW."opening_hours", NEW."seats", NEW."slot_minutes"))
  EXECUTE FUNCTION salon_hours_changed();--> statement-breakpoint
CREATE FUNCTION roster_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_whole_salon(salon_id) FROM (SELECT DISTINCT salon_id FROM added ORDER BY salon_id) AS each;
  ELSE
    PERFORM refresh_whole_salon(OLD.salon_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- For each statement, as a whole team comes at once.
CREATE TRIGGER free_runs_added AFTER INSERT ON "specialists"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION roster_changed();--> statement-breakpoint
CREATE TRIGGER free_runs_refreshed AFTER UPDATE ON "specialists" FOR EACH ROW
  WHEN ((OLD."name", OLD."hours", OLD."is_active") IS DISTINCT FROM (NEW."name", NEW."hours", NEW."is_active"))
  EXECUTE FUNCTION roster_changed();--> statement-breakpoint
CREATE TRIGGER free_runs_removed AFTER DELETE ON "specialists"
  FOR EACH ROW EXECUTE FUNCTION roster_changed();
