-- The financial year of India in which an instant lies, by the year in whose April it begins.
CREATE FUNCTION financial_year(at timestamptz) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT extract(year FROM at AT TIME ZONE 'Asia/Kolkata' - interval '3 months')::int
$$;--> statement-breakpoint
CREATE FUNCTION year_begins(year int) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT make_timestamp(year, 4, 1, 0, 0, 0) AT TIME ZONE 'Asia/Kolkata'
$$;--> statement-breakpoint
-- A trigger for statements holds for the table that a statement names, so that each partition needs its own.
CREATE FUNCTION guard_partition(parent text, made text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  guard text;
BEGIN
  FOR guard IN SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = parent::regclass AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace(guard, format(' ON public.%s ', parent), format(' ON public.%s ', made));
  END LOOP;
END $$;--> statement-breakpoint
-- Adds the partition of a financial year. Rows of that year which came too early are moved into it.
CREATE FUNCTION make_year(parent text, year int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made text := format('%s_%s', parent, year);
  early text := format('%s_rest WHERE at >= %L AND at < %L', parent, year_begins(year), year_begins(year + 1));
  are_early boolean;
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', made, parent);
  EXECUTE format('SELECT EXISTS (SELECT FROM %s)', early) INTO are_early;
  IF are_early THEN
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', parent || '_rest');
    EXECUTE format('WITH moved AS (DELETE FROM %s RETURNING *) INSERT INTO %I SELECT * FROM moved', early, made);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', parent || '_rest');
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    parent, made, year_begins(year), year_begins(year + 1));
  PERFORM guard_partition(parent, made);
END $$;--> statement-breakpoint
-- Makes a table the first partition of one of its name, with the same indexes, keys and triggers. No row is read or
-- written: all of its rows are known to be earlier than next year by the constraint `<name>_before`.
CREATE FUNCTION partition_by_year(name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old text := name || '_before';
  one record;
BEGIN
  EXECUTE format('ALTER TABLE %I RENAME TO %I', name, old);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (at)', name, old);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', name, old);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', old, name || '_pkey');
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY USING INDEX %I', old, old || '_pkey', name || '_key');
  FOR one IN SELECT conname, contype, pg_get_constraintdef(oid) AS def FROM pg_constraint
    WHERE conrelid = old::regclass AND contype IN ('p', 'f')
  LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, replace(one.conname, old, name), one.def);
  END LOOP;
  FOR one IN SELECT indexrelid, indexrelid::regclass::text AS index, indisunique FROM pg_index
    WHERE indrelid = old::regclass AND NOT indisprimary
  LOOP
    -- A number is drawn once; only with its time it can be a key here.
    IF one.indisunique THEN
      EXECUTE format('DROP INDEX %I', one.index);
    ELSE
      EXECUTE format('ALTER INDEX %I RENAME TO %I', one.index, replace(one.index, name, old));
      EXECUTE replace(pg_get_indexdef(one.indexrelid), old, name);
    END IF;
  END LOOP;
  FOR one IN SELECT tgname, pg_get_triggerdef(oid) AS def, tgtype & 1 = 1 AS is_of_rows FROM pg_trigger
    WHERE tgrelid = old::regclass AND NOT tgisinternal
  LOOP
    -- Partitions get those of rows from their table.
    IF one.is_of_rows THEN
      EXECUTE format('DROP TRIGGER %I ON %I', one.tgname, old);
    END IF;
    EXECUTE replace(one.def, format(' ON public.%s ', old), format(' ON public.%s ', name));
  END LOOP;
  FOR one IN SELECT d.objid::regclass::text AS sequence, a.attname FROM pg_depend d
    JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
    WHERE d.classid = 'pg_class'::regclass AND d.refobjid = old::regclass AND d.deptype = 'a'
  LOOP
    EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.%I', one.sequence, name, one.attname);
  END LOOP;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)',
    name, old, year_begins(financial_year(now()) + 1));
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', old, old);
  -- What no year takes is kept all the same.
  EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', name || '_rest', name);
  PERFORM guard_partition(name, name || '_rest'),
    make_year(name, financial_year(now()) + 1), make_year(name, financial_year(now()) + 2), make_year(name, financial_year(now()) + 3);
END $$;--> statement-breakpoint
-- For new rows from now on; those before are looked at by the next migration, while everybody writes.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['audit_entries', 'booking_events'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (at < %L) NOT VALID',
      name, name || '_before', year_begins(financial_year(now()) + 1));
  END LOOP;
END $$;
