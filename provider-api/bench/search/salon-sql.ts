import { FIRST_WORDS, LAST_WORDS } from './salon-words.ts';

/** A pseudo-random number of a row: the same for the same number and purpose, on every machine. */
const chance = (of: number): string => `(hashint8extended(i, ${of}) & 2147483647) / 2147483648::float8`;
/** A position in a list, the first ones most often; a skew of 1 spreads them evenly. */
const skewed = (of: number, length: string, skew: number): string =>
  `1 + floor(${length} * power(${chance(of)}, ${skew}))::int`;

export const WORDS = `
  create temp table firsts as select n::int, word from unnest($1::text[]) with ordinality as _ (word, n)`;
export const ENDS = `
  create temp table lasts as
    select n::int, one ->> 0 as word, one ->> 1 as kind from jsonb_array_elements($1::jsonb) with ordinality as _ (one, n)`;
export const HOURS_OF = `
  create temp table weeks as select n::int, hours from jsonb_array_elements($1::jsonb) with ordinality as _ (hours, n)`;
export const ENTRIES = `
  create temp table entries as select row_number() over (partition by kind) - 1 as n, count(*) over (partition by kind) as of_kind, *
  from jsonb_to_recordset($1::jsonb)
    as _ (kind text, category text, name text, description text, rupees int, minutes int, specializations text[])`;
const PLACES = `
  create temp table places as
    select (row_number() over (order by hashint8extended(length(name), 1), name))::int as n, name, latitude, longitude, pin, words
    from localities where kind = 'locality'`;

/** The random properties of each salon; two or three services, three places apart in the list of its kind. */
const drawn = (count: number): string => `
  create temp table drawn as
  with chosen as materialized (
    select i, ${skewed(1, `${FIRST_WORDS.length}`, 1.6)} as first, ${skewed(2, `${LAST_WORDS.length}`, 1.4)} as last,
      ${skewed(3, '(select count(*) from places)', 1.8)} as place, ${skewed(4, '16', 1)} as week, ${skewed(5, '4', 1.4)} as tier,
      2 + (${chance(6)} < 0.5)::int as sells, ${chance(7)} as start
    from generate_series(1::bigint, ${count}) as i)
  select i, md5('salon ' || i)::uuid as id, place, week, tier, lasts.kind, sells, of_kind,
    floor(start * of_kind)::int as start,
    concat_ws(' ', firsts.word, lasts.word, case when ${chance(8)} < 0.35 then places.name end) as name
  from chosen join firsts on firsts.n = first join lasts on lasts.n = last join places on places.n = place
  join (select distinct kind, of_kind from entries) as sizes using (kind)`;

const MENUS = `
  create temp table menus as
  select sets.kind, start, sells,
    array(select distinct w from unnest(array_agg(concat_ws(' ', entries.name, array_to_string(specializations, ' ')))) as t, unnest(search_document(t)) as w order by w) as words,
    array(select t from unnest(array_agg(specializations[1] order by j)) with ordinality as u (t, p) group by t order by min(p)) as specialties
  from (select distinct kind, start, sells from drawn) as sets, generate_series(0, sells - 1) as j,
    lateral (select * from entries where entries.kind = sets.kind and entries.n = (start + 3 * j) % of_kind) as entries
  group by sets.kind, start, sells`;
const OFFERED = `
  create temp table offered as
  select d.i, j, d.id as salon_id, e.kind, e.n,
    (round(e.rupees * (0.6 + 0.25 * d.tier) / 10) * 1000)::int as paise,
    case when (hashint8extended(d.i * 4 + j, 20) & 7) = 0 then 20 else 0 end as discount,
    floor(220 * power((hashint8extended(d.i * 4 + j, 21) & 65535) / 65536::float8, 4))::int as booked
  from drawn d cross join lateral generate_series(0, d.sells - 1) as j
  join entries e on e.kind = d.kind and e.n = (d.start + 3 * j) % d.of_kind`;
/** Folding is the slowest step, so it is done once for each name, menu and place. */
const NAMES = `
  create temp table names as
  select name, search_fold(name) as key, search_document(name) as words from (select distinct name from drawn) as each`;
const RESTS = `
  create temp table rests as
  select pin, specialties, search_document(concat_ws(' ', 'salon', 'Hyderabad', pin, array_to_string(specialties, ' '))) as words
  from (select distinct pin from places) as pins, (select distinct specialties from menus) as sets`;
const PRICES = `
  create temp table prices as
  select i as salon, min(paid) as low, max(paid) as high
  from (select i, round(paise * (100 - discount) / 100.0)::int as paid from offered) as each group by i`;

const SALONS = `
  insert into salons (id, name, description, street, area, sublocality, postal_code, latitude, longitude, contact_number,
    email, price_tier, specialties, opening_hours, seats, rating, review_count, is_active, cover_illustration, gallery_illustrations,
    works, owner_name, created_at, updated_at, from_paise, to_paise, service_words, name_key, name_words, words,
    serves, amenities, home_service, has_female_specialist)
  select d.id, d.name, 'Known in ' || p.name || ' for unhurried hands, clean rooms and prices that are told before anybody sits down. Come by, or book a time.',
    (1 + i % 9) || '-' || (1 + i % 480) || ', Market Street', '', p.name, p.pin,
    p.latitude + 0.02 * (${chance(9)} - 0.5), p.longitude + 0.02 * (${chance(10)} - 0.5),
    '+91 40 5550 ' || 1000 + i % 9000, 'hello@salon-' || i || '.example', (array['₹', '₹₹', '₹₹₹', '₹₹₹₹'])[tier],
    m.specialties, w.hours, (1 + i % 5)::int,
    case when ${chance(11)} < 0.1 then 4.5 else round((2.8 + 2.2 * sqrt(${chance(12)}))::numeric, 1) end,
    case when ${chance(11)} < 0.1 then 0 else 1 + floor(600 * power(${chance(13)}, 4))::int end,
    ${chance(14)} >= 0.02, 'courtyard-ivory', array['window-tea-plum', 'full-niche-teal', 'one-seat-ivory'], '[{"illustration": "plait-ivory", "title": "Plait"}]',
    '', timestamptz '2026-06-01' - make_interval(mins => (i % 500000)::int), now(),
    prices.low, prices.high, m.words, n.key, array_to_tsvector(n.words),
    array_to_tsvector(n.words || p.words || m.words || r.words),
    case when ${chance(15)} < 0.15 then 'women' when ${chance(15)} < 0.18 then 'men' else 'everyone' end,
    array_remove(array[case when ${chance(16)} < 0.8 then 'ac' end, case when ${chance(17)} < 0.4 then 'parking' end], null),
    ${chance(18)} < 0.01, ${chance(19)} < 0.6
  from drawn d join places p on p.n = d.place join weeks w on w.n = d.week join names n on n.name = d.name
  join menus m on (m.kind, m.start, m.sells) = (d.kind, d.start, d.sells) join rests r on r.pin = p.pin and r.specialties = m.specialties join prices on prices.salon = d.i`;
const SERVICES = `
  insert into services (id, salon_id, name, description, category, price_paise, discount_percent, duration_minutes, booking_count, specializations)
  select md5('service ' || i || ' ' || j)::uuid, salon_id, name, description, category, paise, discount, minutes, booked, specializations
  from offered join entries using (kind, n)`;
const COUNTS = `
  insert into salon_counts (specialty, sublocality, price_tier, band, salons)
  select specialty, sublocality, price_tier, rating_band(rating, review_count), count(*) from salons,
    lateral (select distinct unnest(specialties || ''::text) as specialty) as each where is_active group by 1, 2, 3, 4`;
const LEARNT = `
  select search_learn((select array_agg(distinct name) from names), 1::smallint),
    search_learn((select array_agg(distinct name) from entries), 2::smallint),
    search_learn((select array_agg(distinct term) from menus, unnest(specialties) as term), 3::smallint),
    search_remember((select array_agg(name) || array_agg(array_to_string(specializations, ' ')) from entries))`;

/** Generates `count` random salons in temporary tables. */
export const drawing = (count: number): string[] => [
  ...[
    PLACES,
    'analyze places',
    drawn(count),
    'analyze drawn',
    MENUS,
    OFFERED,
    'analyze offered',
    NAMES,
    RESTS,
    PRICES,
  ],
  ...['menus', 'names', 'rests', 'prices'].map((table) => `analyze ${table}`),
];
/** Copies them to the real tables; the truncation lets the server write each page once. */
export const WRITING = ['begin', 'truncate salons, services cascade', SALONS, SERVICES, 'commit'];
/** The tallies that the triggers would have stored. */
const TALLIES = `
  insert into salon_tallies (is_active, salons) select is_active, count(*) from salons group by 1`;
export const COUNTING = [COUNTS, TALLIES, LEARNT];
