CREATE TABLE "localities" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'locality' NOT NULL,
	"telugu" text DEFAULT '' NOT NULL,
	"also" text[] DEFAULT '{}' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salon_counts" (
	"specialty" text NOT NULL,
	"sublocality" text NOT NULL,
	"price_tier" text NOT NULL,
	"band" smallint NOT NULL,
	"salons" integer NOT NULL,
	CONSTRAINT "salon_counts_specialty_sublocality_price_tier_band_pk" PRIMARY KEY("specialty","sublocality","price_tier","band")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"sound" text NOT NULL,
	"weight" smallint NOT NULL
);
--> statement-breakpoint
DROP TRIGGER "salons_search_text" ON "salons";--> statement-breakpoint
DROP FUNCTION salons_search_text();--> statement-breakpoint
DROP INDEX "salons_search_letters";--> statement-breakpoint
DROP INDEX "salons_search_words";--> statement-breakpoint
DROP INDEX "services_name_letters";--> statement-breakpoint
DROP INDEX "salons_by_rating";--> statement-breakpoint
DROP INDEX "salons_by_sublocality";--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "from_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "to_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "service_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "name_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "standing" double precision GENERATED ALWAYS AS ((("salons"."rating" * "salons"."review_count" + 42) / ("salons"."review_count" + 10))::double precision) STORED;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "place" "point" GENERATED ALWAYS AS (point("salons"."longitude" * 106.23, "salons"."latitude" * 110.67)) STORED;--> statement-breakpoint
-- Read for each salon that a search looks at, so it stays in the row.
ALTER TABLE "salons" ALTER COLUMN "words" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_order" ON "search_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound" collate "C");--> statement-breakpoint
CREATE INDEX "salons_by_standing" ON "salons" USING btree ("standing" DESC NULLS FIRST,"id") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_place" ON "salons" USING gist ("place") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_name_key" ON "salons" USING btree ("name_key" collate "C");--> statement-breakpoint
CREATE INDEX "salons_name_words" ON "salons" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "salons_words" ON "salons" USING gin ("words");--> statement-breakpoint
CREATE INDEX "services_most_booked" ON "services" USING btree ("booking_count" DESC NULLS FIRST,"id") WHERE "services"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_rating" ON "salons" USING btree ("rating","id") WHERE "salons"."is_active";--> statement-breakpoint
CREATE INDEX "salons_by_sublocality" ON "salons" USING btree ("sublocality","standing" DESC NULLS FIRST,"id") WHERE "salons"."is_active";--> statement-breakpoint
ALTER TABLE "salons" DROP COLUMN "search_words";--> statement-breakpoint
ALTER TABLE "salons" DROP COLUMN "search";--> statement-breakpoint
-- Telugu letters as Latin ones: a consonant brings its own 'a' unless a vowel sign or a virama follows.
CREATE FUNCTION search_latin(telugu text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  latin text := telugu;
BEGIN
  latin := replace(replace(replace(replace(latin, 'ృ', '్రి'), 'ఋ', 'రి'), 'క్ష', 'క్స'), '౦', 'ం');
  latin := replace(replace(replace(replace(latin, 'ై', 'ెఇ'), 'ౌ', 'ొఉ'), 'ఐ', 'ai'), 'ఔ', 'au');
  latin := translate(latin,
    'కఖగఘఙచఛజఝఞటఠతథడఢదధణనపఫబభమయరఱలళవశషసహ',
    'KKGGNCCJJNTTTTDDDDNNPFBBMYRRLLVSSSH');
  latin := translate(latin, 'ాిీుూెేొోఅఆఇఈఉఊఎఏఒఓ్ఃఁ', 'aiiuueeooaaiiuueeoo~');
  latin := regexp_replace(latin, '([KGNCJTDPFBMYRLVSH])(?![aiueo~])', '\1a', 'g');
  latin := regexp_replace(latin, 'ం(?=[PFBM])', 'm', 'g');
  latin := regexp_replace(latin, 'ం(?=[A-Z])', 'n', 'g');
  RETURN lower(translate(latin, 'ం~', 'm'));
END $$;--> statement-breakpoint
-- What stays of a text when spelling does not matter: small letters without accents or doubles, and one letter for
-- each sound that people write in several ways (kh, ck, q, c are k; w is v; e, ee, y are i; o, oo, ou, ow are u; a
-- plural has no s). What is typed of a word so far then folds to the beginning of what the word folds to.
CREATE FUNCTION search_fold(raw text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := translate(lower(normalize(raw, NFKC)), E'\u200b\u200c\u200d\u2060\ufeff''`’ʼ', '');
BEGIN
  IF folded ~ '[\u0c00-\u0c7f]' THEN
    folded := search_latin(folded);
  END IF;
  folded := lower(public.unaccent('public.unaccent'::regdictionary, folded));
  folded := regexp_replace(folded, '[\x01-\x2f\x3a-\x60\x7b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g');
  -- Initials are one word: L. B. Nagar.
  folded := regexp_replace(folded, '\m([a-z]) (?=[a-z]\M)', '\1', 'g');
  folded := replace(replace(replace(folded, 'ph', 'f'), 'ow', 'o'), 'ou', 'o');
  folded := regexp_replace(folded, '([bcdgjklmnrstvwz])h', '\1', 'g');
  folded := translate(replace(folded, 'x', 'ks'), 'eyoqcwz', 'iiukkvj');
  folded := regexp_replace(folded, '([a-z])\1+', '\1', 'g');
  folded := regexp_replace(folded, '([a-z]{3})s\M', '\1', 'g');
  RETURN left(btrim(folded), 400);
END $$;--> statement-breakpoint
-- The words of a query, at most eight. Everything here is a salon, also when it is called a parlour; words that only
-- join others are left out, unless there is nothing else.
CREATE FUNCTION search_tokens(raw text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH typed AS (
    SELECT CASE WHEN word IN ('parlur', 'sup') THEN 'salun' ELSE word END AS word, n
    FROM unnest(array_remove(string_to_array(search_fold(raw), ' '), '')) WITH ORDINALITY AS each (word, n)
  ), kept AS (
    SELECT word, n FROM typed
    WHERE word NOT IN ('in', 'at', 'ti', 'and', 'fur', 'uf', 'niar', 'mi', 'mai', 'bist', 'tup', 'gud', 'salun', 'kintri', 'kintir')
  ), words AS (
    SELECT array_agg(word ORDER BY n) AS words FROM kept
    HAVING count(*) > 0
    UNION ALL
    SELECT array_agg(word ORDER BY n) FROM typed
    LIMIT 1
  )
  SELECT (coalesce((SELECT words FROM words), '{}'::text[]))[1:8]
$$;--> statement-breakpoint
-- The words that a text is found by: its own, and those with a hyphen also as one.
CREATE FUNCTION search_document(raw text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(search_fold(raw), ' ')
    || CASE WHEN raw ~ '[-‐‑]' THEN string_to_array(search_fold(translate(raw, '-‐‑', '')), ' ') ELSE '{}' END, '')
$$;--> statement-breakpoint
CREATE FUNCTION search_sound(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(left(folded, 1) || translate(substr(folded, 2), 'aiuh', ''), '(.)\1+', '\1', 'g')
$$;--> statement-breakpoint
-- Adds the words of some texts to those that typing is corrected against; the weightiest text gives a word its form.
CREATE FUNCTION search_learn(texts text[], worth smallint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words AS known (word, shown, sound, weight)
  SELECT word, min(shown), search_sound(word), worth FROM (
    SELECT search_fold(form) AS word, form AS shown FROM (
      SELECT DISTINCT unnest(ARRAY[part, translate(part, '-', '')] || string_to_array(part, '-')) AS form
      FROM unnest(texts) AS text,
        regexp_split_to_table(text, E'[\\x01-\\x26\\x28-\\x2c\\x2e\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+') AS part) AS forms) AS folded
  WHERE length(word) BETWEEN 2 AND 60 AND word !~ ' '
  GROUP BY word ORDER BY word
  ON CONFLICT (word) DO UPDATE SET shown = excluded.shown, weight = excluded.weight
    WHERE known.weight < excluded.weight
$$;--> statement-breakpoint
-- Names and tags of services are few and come again in every salon, so each is folded once.
CREATE TABLE search_texts (text text PRIMARY KEY, words tsvector NOT NULL);--> statement-breakpoint
CREATE FUNCTION search_remember(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_texts (text, words)
  SELECT text, array_to_tsvector(search_document(text)) FROM (SELECT DISTINCT unnest(texts) AS text) AS each
  WHERE NOT EXISTS (SELECT FROM search_texts AS known WHERE known.text = each.text)
  ORDER BY text ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION localities_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keys := ARRAY(
    SELECT DISTINCT key FROM unnest(ARRAY[NEW.name, NEW.telugu] || NEW.also) AS text,
      LATERAL (VALUES (search_fold(text)), (search_fold(translate(text, ' -.', '')))) AS forms (key)
    WHERE key <> '' ORDER BY key);
  NEW.words := ARRAY(SELECT DISTINCT regexp_split_to_table(key, ' ') FROM unnest(NEW.keys) AS key ORDER BY 1);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER localities_keys BEFORE INSERT OR UPDATE ON "localities"
  FOR EACH ROW EXECUTE FUNCTION localities_keys();--> statement-breakpoint
-- Whoever stands in a locality is found by its other names too.
CREATE FUNCTION localities_learnt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts text[] := (SELECT array_agg(text) FROM written, unnest(ARRAY[written.name, written.telugu, replace(written.name, ' ', '')]
    || written.also) AS text WHERE written.kind = 'locality');
BEGIN
  PERFORM search_learn(texts, 4::smallint);
  UPDATE salons SET sublocality = sublocality WHERE sublocality IN (SELECT name FROM written);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER localities_added AFTER INSERT ON "localities"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION localities_learnt();--> statement-breakpoint
CREATE TRIGGER localities_changed AFTER UPDATE ON "localities"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION localities_learnt();--> statement-breakpoint
CREATE FUNCTION salons_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text[] := search_document(NEW.name);
  around text[] := (SELECT localities.words FROM localities WHERE localities.name = NEW.sublocality);
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.name_words := array_to_tsvector(own);
  NEW.words := array_to_tsvector(own || 'salun'::text || coalesce(around, search_document(NEW.sublocality)) || NEW.service_words
    || search_document(concat_ws(' ', NEW.city, NEW.postal_code, array_to_string(NEW.specialties, ' '))));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_words
  BEFORE INSERT OR UPDATE OF name, sublocality, city, postal_code, specialties, service_words ON "salons"
  FOR EACH ROW EXECUTE FUNCTION salons_words();--> statement-breakpoint
CREATE FUNCTION rating_band(rating numeric, reviews integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN reviews = 0 OR rating < 3 THEN 0 WHEN rating < 3.5 THEN 30 WHEN rating < 4 THEN 35
    WHEN rating < 4.5 THEN 40 ELSE 45 END::smallint
$$;--> statement-breakpoint
CREATE TYPE counted_salon AS (specialties text[], sublocality text, price_tier text, band smallint, change integer);--> statement-breakpoint
-- Adds to the counts what some salons brought, took away or changed. In the order of the key, so that two who write
-- at once wait for each other and never stand in each other's way.
CREATE FUNCTION count_salons(changed counted_salon[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO salon_counts AS known (specialty, sublocality, price_tier, band, salons)
  SELECT specialty, one.sublocality, one.price_tier, one.band, sum(one.change) FROM unnest(changed) AS one,
    LATERAL (SELECT DISTINCT unnest(one.specialties || ''::text) AS specialty) AS each
  GROUP BY 1, 2, 3, 4 HAVING sum(one.change) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (specialty, sublocality, price_tier, band) DO UPDATE SET salons = known.salons + excluded.salons
$$;--> statement-breakpoint
CREATE FUNCTION salons_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[];
  terms text[];
  changes counted_salon[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT name) FROM written INTO names;
    SELECT array_agg(DISTINCT term) FROM written, unnest(specialties) AS term INTO terms;
    SELECT array_agg(ROW(specialties, sublocality, price_tier, rating_band(rating, review_count), 1)::counted_salon)
      FROM written WHERE is_active INTO changes;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT w.name) FROM written w JOIN was USING (id) WHERE w.name <> was.name INTO names;
    SELECT array_agg(DISTINCT term) FROM written w JOIN was USING (id), unnest(w.specialties) AS term
      WHERE w.specialties <> was.specialties INTO terms;
    SELECT array_agg(one) FROM written w JOIN was USING (id), LATERAL (VALUES
      (CASE WHEN w.is_active THEN ROW(w.specialties, w.sublocality, w.price_tier, rating_band(w.rating, w.review_count), 1)::counted_salon END),
      (CASE WHEN was.is_active THEN ROW(was.specialties, was.sublocality, was.price_tier, rating_band(was.rating, was.review_count), -1)::counted_salon END)) AS both_sides (one)
      WHERE one IS NOT NULL AND (w.is_active, w.specialties, w.sublocality, w.price_tier, rating_band(w.rating, w.review_count))
        IS DISTINCT FROM (was.is_active, was.specialties, was.sublocality, was.price_tier, rating_band(was.rating, was.review_count))
      INTO changes;
  ELSE
    SELECT array_agg(ROW(specialties, sublocality, price_tier, rating_band(rating, review_count), -1)::counted_salon)
      FROM was WHERE is_active INTO changes;
  END IF;
  PERFORM search_learn(names, 1::smallint) WHERE names IS NOT NULL;
  PERFORM search_learn(terms, 3::smallint) WHERE terms IS NOT NULL;
  PERFORM count_salons(changes) WHERE changes IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER salons_added AFTER INSERT ON "salons"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
CREATE TRIGGER salons_changed AFTER UPDATE ON "salons"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
CREATE TRIGGER salons_removed AFTER DELETE ON "salons"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION salons_indexed();--> statement-breakpoint
-- Writes to some salons what their active services are called and cost. They are locked first, so that of two who
-- change one salon's services the second one sees what the first did. Each name is folded once.
CREATE FUNCTION sum_up_services(of_salons uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  PERFORM FROM salons WHERE id = ANY (of_salons) ORDER BY id FOR NO KEY UPDATE;
  WITH sold AS MATERIALIZED (
    SELECT salon_id, name, concat_ws(' ', name, array_to_string(specializations, ' ')) AS text,
           round(price_paise * (100 - discount_percent) / 100.0)::integer AS paise
    FROM services WHERE salon_id = ANY (of_salons) AND is_active
  ), folded AS MATERIALIZED (
    SELECT text, search_document(text) AS words FROM (SELECT DISTINCT text FROM sold) AS each
  ), summed AS (
    SELECT salon.id, coalesce(prices.low, 0) AS low, coalesce(prices.high, 0) AS high, coalesce(texts.words, '{}') AS words
    FROM unnest(of_salons) AS salon (id)
    LEFT JOIN (SELECT salon_id, min(paise) AS low, max(paise) AS high FROM sold GROUP BY 1) AS prices ON prices.salon_id = salon.id
    LEFT JOIN (SELECT salon_id, array_agg(DISTINCT word ORDER BY word) AS words
               FROM sold JOIN folded USING (text), unnest(folded.words) AS word GROUP BY 1) AS texts ON texts.salon_id = salon.id
  )
  UPDATE salons SET service_words = summed.words, from_paise = summed.low, to_paise = summed.high
  FROM summed WHERE salons.id = summed.id
    AND (salons.service_words, salons.from_paise, salons.to_paise) IS DISTINCT FROM (summed.words, summed.low, summed.high);
  SELECT array_agg(DISTINCT name) FROM services WHERE salon_id = ANY (of_salons) AND is_active INTO names;
  PERFORM search_learn(names, 2::smallint) WHERE names IS NOT NULL;
  PERFORM search_remember(array_agg(DISTINCT array_to_string(specializations, ' ')) || names)
    FROM services WHERE salon_id = ANY (of_salons) AND is_active;
END $$;--> statement-breakpoint
CREATE FUNCTION services_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT salon_id) FROM written INTO touched;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT salon_id) FROM was INTO touched;
  ELSE
    SELECT array_agg(DISTINCT salon.id) FROM written w JOIN was USING (id), LATERAL (VALUES (w.salon_id), (was.salon_id)) AS salon (id)
      WHERE (w.salon_id, w.name, w.specializations, w.price_paise, w.discount_percent, w.is_active)
        IS DISTINCT FROM (was.salon_id, was.name, was.specializations, was.price_paise, was.discount_percent, was.is_active)
      INTO touched;
  END IF;
  PERFORM sum_up_services(touched) WHERE touched IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER services_added AFTER INSERT ON "services"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
CREATE TRIGGER services_changed_words AFTER UPDATE ON "services"
  REFERENCING OLD TABLE AS was NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
CREATE TRIGGER services_removed AFTER DELETE ON "services"
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION services_indexed();--> statement-breakpoint
-- Reads a text: its folded words, and which of them are known whole; neighbours that together begin a known word (hair cut); the localities and, of
-- some specialties, those that it names in full or as far as they are typed, at most five, that have salons. One plan
-- for all texts: its parts are small, and planning would take longer than they do.
CREATE FUNCTION search_understand(raw text, trades text[]) RETURNS json LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  typed text[] := search_tokens(raw);
  spaced text := array_to_string(typed, ' ');
  compact text := search_fold(array_to_string(typed, ''));
  joins json;
  places json;
  specialties json;
BEGIN
  IF cardinality(typed) = 0 THEN
    RETURN json_build_object('words', typed);
  END IF;
  IF cardinality(typed) > 1 THEN
    joins := (
      SELECT json_agg(json_build_object('from', starts, 'to', ends, 'word', word)) FROM (
        SELECT starts, ends, search_fold(array_to_string(typed[starts:ends], '')) AS word
        FROM generate_series(1, cardinality(typed) - 1) AS starts,
             generate_series(starts + 1, least(starts + 3, cardinality(typed))) AS ends OFFSET 0) AS runs
      WHERE EXISTS (SELECT FROM search_words AS known
        WHERE known.word COLLATE "C" >= runs.word AND known.word COLLATE "C" < runs.word || '{'));
  END IF;
  places := (
    SELECT json_agg(hits) FROM (
      SELECT name, latitude, longitude, salons, exact OR within AS whole FROM (
        SELECT name, latitude, longitude, keys, spaced = ANY (keys) OR compact = ANY (keys) AS exact,
          NOT EXISTS (SELECT FROM unnest(typed) AS word
                      WHERE NOT EXISTS (SELECT FROM unnest(localities.words) AS own WHERE starts_with(own, word))) AS within,
          EXISTS (SELECT FROM unnest(keys) AS key WHERE string_to_array(key, ' ') <@ typed) AS contained
        FROM localities WHERE kind = 'locality' OFFSET 0) AS fit,
      LATERAL (SELECT sum(salons)::int AS salons FROM salon_counts WHERE specialty = '' AND sublocality = fit.name) AS counted
      WHERE (exact OR within OR contained) AND salons > 0
      ORDER BY exact DESC, within DESC, EXISTS (SELECT FROM unnest(keys) AS key WHERE starts_with(key, spaced)) DESC,
        salons DESC, name LIMIT 5) AS hits);
  specialties := (
    SELECT json_agg(hits) FROM (
      SELECT name, salons, cardinality(typed) = 1 AS whole FROM (
        SELECT name, search_fold(name) AS folded FROM unnest(trades) AS name OFFSET 0) AS trade,
      LATERAL (SELECT sum(salons)::int AS salons FROM salon_counts WHERE specialty = trade.name
               AND (folded = ANY (typed) OR folded = compact OR (cardinality(typed) = 1 AND starts_with(folded, typed[1])))) AS counted
      WHERE salons > 0 ORDER BY salons DESC LIMIT 5) AS hits);
  RETURN json_build_object('words', typed, 'joins', joins, 'localities', places, 'specialties', specialties,
    'known', ARRAY(SELECT word FROM search_words WHERE word = ANY (typed)));
END $$;--> statement-breakpoint
-- The localities that people of Hyderabad name, and metro stations. Points: Open Data Telangana GTFS (HMRL 2026-01-03,
-- TGSRTC/MMTS), Open Government Data Licence - India; PINs: India Post via GeoNames (CC BY 4.0). A point is the
-- metro station or main bus stop of that name.
INSERT INTO localities (name, kind, telugu, also, latitude, longitude, pin) VALUES
  ('HITEC City', 'locality', 'హైటెక్ సిటీ', '{"Hi-Tech City","Hi Tech City","Hitech City","Cyber Towers","Cyberabad"}', 17.449, 78.3831, '500081'),
  ('Madhapur', 'locality', 'మాదాపూర్', '{}', 17.4373, 78.4004, '500081'),
  ('Gachibowli', 'locality', 'గచ్చిబౌలి', '{}', 17.439, 78.3629, '500032'),
  ('Kondapur', 'locality', 'కొండాపూర్', '{}', 17.4594, 78.366, '500084'),
  ('Jubilee Hills', 'locality', 'జూబ్లీ హిల్స్', '{"Jubli Hills"}', 17.4282, 78.4137, '500033'),
  ('Banjara Hills', 'locality', 'బంజారా హిల్స్', '{}', 17.4168, 78.4488, '500034'),
  ('Kukatpally', 'locality', 'కూకట్‌పల్లి', '{"Kukat Pally"}', 17.4849, 78.4118, '500072'),
  ('KPHB Colony', 'locality', 'కేపీహెచ్‌బీ కాలనీ', '{"KPHB","Kukatpally Housing Board"}', 17.4938, 78.4018, '500085'),
  ('Miyapur', 'locality', 'మియాపూర్', '{}', 17.4965, 78.373, '500049'),
  ('Ameerpet', 'locality', 'అమీర్‌పేట', '{}', 17.4357, 78.4448, '500016'),
  ('Begumpet', 'locality', 'బేగంపేట', '{}', 17.4376, 78.4569, '500016'),
  ('Somajiguda', 'locality', 'సోమాజిగూడ', '{}', 17.4159, 78.4578, '500082'),
  ('Punjagutta', 'locality', 'పంజాగుట్ట', '{"Panjagutta"}', 17.4264, 78.4527, '500082'),
  ('Khairatabad', 'locality', 'ఖైరతాబాద్', '{}', 17.4116, 78.4609, '500004'),
  ('Himayatnagar', 'locality', 'హిమాయత్‌నగర్', '{"Himayath Nagar"}', 17.4034, 78.4825, '500029'),
  ('Narayanguda', 'locality', 'నారాయణగూడ', '{"Narayanaguda"}', 17.3988, 78.4939, '500029'),
  ('Basheerbagh', 'locality', 'బషీర్‌బాగ్', '{"Basheer Bagh"}', 17.4018, 78.4758, '500029'),
  ('Abids', 'locality', 'అబిడ్స్', '{"Abid Road"}', 17.3888, 78.4764, '500001'),
  ('Koti', 'locality', 'కోఠి', '{}', 17.3849, 78.4885, '500095'),
  ('Nampally', 'locality', 'నాంపల్లి', '{}', 17.3922, 78.4702, '500001'),
  ('Charminar', 'locality', 'చార్మినార్', '{"Char Minar","Old City"}', 17.3587, 78.474, '500002'),
  ('Dilsukhnagar', 'locality', 'దిల్‌సుఖ్‌నగర్', '{"Dilsukh Nagar"}', 17.3685, 78.5254, '500060'),
  ('Malakpet', 'locality', 'మలక్‌పేట', '{}', 17.3772, 78.4939, '500036'),
  ('Kothapet', 'locality', 'కొత్తపేట', '{}', 17.3671, 78.5404, '500035'),
  ('LB Nagar', 'locality', 'ఎల్బీ నగర్', '{"Lal Bahadur Nagar"}', 17.3498, 78.5479, '500074'),
  ('Vanasthalipuram', 'locality', 'వనస్థలిపురం', '{}', 17.3307, 78.573, '500070'),
  ('Uppal', 'locality', 'ఉప్పల్', '{}', 17.4001, 78.5602, '500039'),
  ('Habsiguda', 'locality', 'హబ్సిగూడ', '{}', 17.4202, 78.5405, '500007'),
  ('Tarnaka', 'locality', 'తార్నాక', '{}', 17.4274, 78.53, '500007'),
  ('Nagole', 'locality', 'నాగోల్', '{}', 17.3908, 78.5588, '500068'),
  ('Ramanthapur', 'locality', 'రామంతాపూర్', '{}', 17.3979, 78.5327, '500013'),
  ('Secunderabad', 'locality', 'సికింద్రాబాద్', '{"Sikandrabad"}', 17.4337, 78.5016, '500003'),
  ('Paradise', 'locality', 'ప్యారడైజ్', '{"Paradise Circle"}', 17.4435, 78.4862, '500003'),
  ('Bowenpally', 'locality', 'బోయిన్‌పల్లి', '{"Boyanpally"}', 17.4637, 78.4732, '500011'),
  ('Alwal', 'locality', 'అల్వాల్', '{}', 17.5019, 78.514, '500010'),
  ('Kompally', 'locality', 'కొంపల్లి', '{}', 17.5445, 78.4921, '500100'),
  ('Suchitra', 'locality', 'సుచిత్ర', '{"Suchitra Circle"}', 17.5004, 78.4772, '500067'),
  ('Sainikpuri', 'locality', 'సైనిక్‌పురి', '{}', 17.4837, 78.55, '500094'),
  ('AS Rao Nagar', 'locality', 'ఏఎస్ రావు నగర్', '{"Dr AS Rao Nagar"}', 17.48, 78.5568, '500062'),
  ('ECIL', 'locality', 'ఈసీఐఎల్', '{"ECIL Cross Roads","ECIL X Roads"}', 17.4725, 78.5701, '500062'),
  ('Malkajgiri', 'locality', 'మల్కాజ్‌గిరి', '{"Malkajigiri"}', 17.448, 78.5292, '500047'),
  ('Manikonda', 'locality', 'మణికొండ', '{}', 17.4063, 78.3763, '500089'),
  ('Nanakramguda', 'locality', 'నానక్‌రామ్‌గూడ', '{"Nanakram Guda"}', 17.4195, 78.3549, '500032'),
  ('Financial District', 'locality', 'ఫైనాన్షియల్ డిస్ట్రిక్ట్', '{}', 17.4155, 78.3338, '500032'),
  ('Kokapet', 'locality', 'కోకాపేట', '{}', 17.4002, 78.3531, '500075'),
  ('Narsingi', 'locality', 'నార్సింగి', '{}', 17.3857, 78.3545, '500089'),
  ('Tellapur', 'locality', 'తెల్లాపూర్', '{}', 17.4702, 78.2882, '502032'),
  ('Nallagandla', 'locality', 'నల్లగండ్ల', '{}', 17.4775, 78.3066, '500019'),
  ('Lingampally', 'locality', 'లింగంపల్లి', '{"Serilingampally"}', 17.4949, 78.3169, '500019'),
  ('Chandanagar', 'locality', 'చందానగర్', '{"Chanda Nagar"}', 17.4874, 78.3327, '500050'),
  ('Hafeezpet', 'locality', 'హఫీజ్‌పేట', '{}', 17.4783, 78.3618, '500049'),
  ('Nizampet', 'locality', 'నిజాంపేట', '{}', 17.4987, 78.3905, '500090'),
  ('Bachupally', 'locality', 'బాచుపల్లి', '{}', 17.5411, 78.3637, '500090'),
  ('Pragathi Nagar', 'locality', 'ప్రగతి నగర్', '{}', 17.5209, 78.3963, '500090'),
  ('Moosapet', 'locality', 'మూసాపేట', '{}', 17.4719, 78.4261, '500018'),
  ('Sanathnagar', 'locality', 'సనత్‌నగర్', '{"Sanath Nagar"}', 17.4554, 78.4479, '500018'),
  ('SR Nagar', 'locality', 'ఎస్ఆర్ నగర్', '{"Sanjeeva Reddy Nagar"}', 17.4431, 78.4407, '500038'),
  ('Yousufguda', 'locality', 'యూసుఫ్‌గూడ', '{"Yusufguda"}', 17.4365, 78.4337, '500045'),
  ('Film Nagar', 'locality', 'ఫిల్మ్ నగర్', '{}', 17.4141, 78.4082, '500096'),
  ('Shaikpet', 'locality', 'షేక్‌పేట', '{"Sheikhpet"}', 17.4072, 78.4024, '500008'),
  ('Tolichowki', 'locality', 'టోలిచౌకి', '{"Toli Chowki"}', 17.3992, 78.4155, '500008'),
  ('Mehdipatnam', 'locality', 'మెహదీపట్నం', '{}', 17.3947, 78.4402, '500028'),
  ('Masab Tank', 'locality', 'మాసబ్ ట్యాంక్', '{}', 17.4043, 78.4519, '500028'),
  ('Lakdikapul', 'locality', 'లక్డీకాపూల్', '{"Lakdi ka pul"}', 17.404, 78.4649, '500004'),
  ('Attapur', 'locality', 'అత్తాపూర్', '{}', 17.3702, 78.4295, '500048'),
  ('Rajendranagar', 'locality', 'రాజేంద్రనగర్', '{"Rajendra Nagar"}', 17.3231, 78.3819, '500030'),
  ('Shamshabad', 'locality', 'శంషాబాద్', '{}', 17.2623, 78.388, '501218'),
  ('Boduppal', 'locality', 'బోడుప్పల్', '{}', 17.4046, 78.5867, '500092'),
  ('Saroornagar', 'locality', 'సరూర్‌నగర్', '{"Saroor Nagar"}', 17.3526, 78.5355, '500035'),
  ('Amberpet', 'locality', 'అంబర్‌పేట', '{}', 17.3927, 78.5198, '500013'),
  ('JNTU College', 'station', '', '{}', 17.4987, 78.38887, ''),
  ('Balanagar', 'station', '', '{}', 17.47675, 78.42211, ''),
  ('Bharat Nagar', 'station', '', '{}', 17.46291, 78.43054, ''),
  ('Erragadda', 'station', '', '{}', 17.45705, 78.43358, ''),
  ('ESI Hospital', 'station', '', '{}', 17.4487, 78.43763, ''),
  ('Erra Manzil', 'station', '', '{}', 17.42023, 78.45635, ''),
  ('Assembly', 'station', '', '{}', 17.39799, 78.47088, ''),
  ('Gandhi Bhavan', 'station', '', '{}', 17.38583, 78.47333, ''),
  ('Osmania Medical College', 'station', '', '{}', 17.38208, 78.4817, ''),
  ('Mahatma Gandhi Bus Station', 'station', '', '{}', 17.37979, 78.48616, ''),
  ('New Market', 'station', '', '{}', 17.37345, 78.50318, ''),
  ('Musarambagh', 'station', '', '{}', 17.37109, 78.51195, ''),
  ('Chaitanyapuri', 'station', '', '{}', 17.36815, 78.53813, ''),
  ('Victoria Memorial', 'station', '', '{}', 17.36186, 78.54396, ''),
  ('Sultan Bazar', 'station', '', '{}', 17.38445, 78.48402, ''),
  ('Chikkadpally', 'station', '', '{}', 17.40036, 78.4949, ''),
  ('RTC Cross Roads', 'station', '', '{}', 17.40703, 78.4968, ''),
  ('Musheerabad', 'station', '', '{}', 17.41787, 78.49951, ''),
  ('Gandhi Hospital', 'station', '', '{}', 17.42552, 78.50196, ''),
  ('Secunderabad West', 'station', '', '{}', 17.4338, 78.49952, ''),
  ('JBS Parade Ground', 'station', '', '{}', 17.44448, 78.49758, ''),
  ('Stadium', 'station', '', '{}', 17.4074, 78.55425, ''),
  ('NGRI', 'station', '', '{}', 17.41483, 78.54633, ''),
  ('Mettuguda', 'station', '', '{}', 17.43552, 78.51958, ''),
  ('Secunderabad East', 'station', '', '{}', 17.43572, 78.50546, ''),
  ('Parade Ground', 'station', '', '{}', 17.44319, 78.49747, ''),
  ('Rasoolpura', 'station', '', '{}', 17.44361, 78.47641, ''),
  ('Prakash Nagar', 'station', '', '{}', 17.44489, 78.46587, ''),
  ('Madhura Nagar', 'station', '', '{}', 17.43697, 78.4391, ''),
  ('Yusufguda', 'station', '', '{}', 17.43511, 78.42732, ''),
  ('Road No 5 Jubilee Hills', 'station', '', '{}', 17.43005, 78.42321, ''),
  ('Jubilee Hills Checkpost', 'station', '', '{}', 17.4282, 78.41371, ''),
  ('Peddamma Gudi', 'station', '', '{}', 17.43065, 78.40837, ''),
  ('Durgam Cheruvu', 'station', '', '{}', 17.44295, 78.38757, ''),
  ('Raidurg', 'station', '', '{}', 17.442, 78.3772, '');--> statement-breakpoint
-- Salons that were there before.
UPDATE salons SET name = name;--> statement-breakpoint
SELECT count_salons(array_agg(ROW(specialties, sublocality, price_tier, rating_band(rating, review_count), 1)::counted_salon)) FROM salons WHERE is_active;--> statement-breakpoint
SELECT search_learn(array_agg(DISTINCT name), 1::smallint) FROM salons;--> statement-breakpoint
SELECT search_learn(array_agg(DISTINCT term), 3::smallint) FROM salons, unnest(specialties) AS term;--> statement-breakpoint
SELECT sum_up_services(array_agg(id)) FROM salons;
