import type pg from 'pg';
import type { Question } from './questions.ts';

/** Counts, and pages, end here. */
const MOST = 1000;

const UNDERSTOOD = `
  with asked as materialized (select search_tokens($1) as typed),
  runs as materialized (
    select a, b, search_fold(array_to_string(typed[a:b], '')) as word
    from asked, generate_series(1, cardinality(typed) - 1) as a, generate_series(a + 1, least(a + 3, cardinality(typed))) as b),
  places as materialized (
    select name, exact, exact or within as whole,
      exists (select from unnest(keys) as key where starts_with(key, array_to_string(typed, ' '))) as begins,
      (select coalesce(sum(salons), 0)::int from salon_counts where specialty = '' and sublocality = name) as salons
    from asked, localities, lateral (select
      array_to_string(typed, ' ') = any(keys) or array_to_string(typed, '') = any(keys) as exact,
      not exists (select from unnest(typed) as word where not exists (
        select from unnest(localities.words) as own where starts_with(own, word))) as within,
      exists (select from unnest(keys) as key where string_to_array(key, ' ') <@ typed) as contained) as fit
    where kind = 'locality' and (exact or within or contained) and cardinality(typed) > 0),
  trades as (
    select name, cardinality(typed) = 1 as whole, (select sum(salons)::int from salon_counts where specialty = name) as salons
    from asked, unnest('{Hair,Makeup,Spa,Skin,Nails,Beard,Massage}'::text[]) as name
    where search_fold(name) = any(typed) or (cardinality(typed) = 1 and starts_with(search_fold(name), typed[1])))
  select typed,
    (select array_agg(array[a::text, b::text, word]) from runs where exists (
      select from search_words as known where known.word collate "C" >= runs.word and known.word collate "C" < runs.word || '{')) as runs,
    (select json_agg(p) from (select * from places where salons > 0 order by exact desc, whole desc, begins desc, salons desc, name limit 5) as p) as places,
    (select json_agg(t) from (select * from trades where salons > 0 order by salons desc limit 5) as t) as trades
  from asked`;

/** The nearest known word to each that is none, in one question. */
const CORRECTED = `
  select string_agg(coalesce(near.shown, word), ' ' order by n) as text
  from unnest($1::text[]) with ordinality as typed (word, n) left join lateral (
    select shown from search_words as known where known.word % typed.word
    order by similarity(known.word, typed.word) + 0.02 * weight desc limit 1) as near on true`;

const CARD = `s.id, s.name, s.street, s.area, s.sublocality, s.city, s.state, s.postal_code, s.country, s.latitude, s.longitude,
  s.price_tier, s.specialties, s.opening_hours -> 'monday' as today, s.rating, s.review_count, s.cover_seed, s.from_paise, s.to_paise`;
const SERVICE = `v.*, s.name as salon, s.sublocality, s.rating, s.review_count`;

const ORDERS: Readonly<Record<string, string>> = {
  rating_desc: 's.standing desc, s.id',
  rating_asc: 's.standing, s.id desc',
  name_asc: 's.name, s.id',
  newest: 's.created_at desc, s.id desc',
  oldest: 's.created_at, s.id',
};

interface Named {
  readonly name: string;
  readonly whole: boolean;
}
interface Understood {
  readonly typed: readonly string[];
  readonly terms: readonly string[];
  readonly places: readonly Named[];
  readonly trades: readonly Named[];
}

/** What answers a question, with the ids of its salons, as SQL by hand gets it on one connection. */
export const askByHand = async (client: pg.Client, question: Question) => {
  const understood = question.q ? await understand(client, question.q) : undefined;
  const found = await search(client, question, understood);
  const isFound = found.ids.length > 0 || Number(question.page ?? 1) > 1;
  if (!understood || isFound || understood.typed.every((word) => word.length < 3)) return found;
  const { rows } = await client.query<{ text: string }>(CORRECTED, [understood.typed]);
  return search(client, question, await understand(client, rows[0]?.text ?? ''));
};

const understand = async (client: pg.Client, text: string): Promise<Understood> => {
  const { rows } = await client.query(UNDERSTOOD, [text]);
  const { typed, runs, places, trades } = rows[0];
  const joined: readonly (readonly [string, string, string])[] = runs ?? [];
  const terms = typed.map((word: string, index: number) => {
    const more = joined.filter(([from, to]) => Number(from) <= index + 1 && index + 1 <= Number(to));
    return `(${[word, ...more.map(([, , one]) => one)].map((one) => `'${one}':*`).join(' | ')})`;
  });
  return { typed, terms, places: places ?? [], trades: trades ?? [] };
};

type Value = (one: unknown) => string;

/** A statement under way: its text names the values that it gets. */
const statement = (write: (value: Value) => string): { text: string; values: unknown[] } => {
  const values: unknown[] = [];
  return { text: write((one) => `$${values.push(one)}`), values };
};

const search = async (client: pg.Client, question: Question, understood?: Understood) => {
  const page = await client.query(statement((value) => pageOf(question, value, understood)));
  const services = await client.query(statement((value) => servicesOf(question, value, understood)));
  const ids: string[] = page.rows.map(({ id }) => id);
  return { ids, services: services.rows.length, total: Math.min(page.rows[0]?.total ?? 0, MOST) };
};

const fitting = ({ sublocality, specialty, priceRange, rating }: Question, value: Value): string =>
  [
    's.is_active',
    ...(sublocality ? [`s.sublocality = ${value(sublocality)}`] : []),
    ...(specialty ? [`s.specialties @> array[${value(specialty)}]`] : []),
    ...(priceRange ? [`s.price_tier = ${value(priceRange)}`] : []),
    ...(rating ? [`s.rating >= ${value(rating)} and s.review_count > 0`] : []),
  ].join(' and ');

const aboutOf = (question: Question, value: Value, understood?: Understood): string =>
  understood
    ? `${fitting(question, value)} and s.words @@ ${value(understood.terms.join(' & '))}::tsquery`
    : fitting(question, value);

const pageOf = (question: Question, value: Value, understood?: Understood): string => {
  const { near, sort = understood ? 'relevance' : 'rating_desc' } = question;
  const limit = Number(question.limit);
  const offset = (Number(question.page ?? 1) - 1) * limit;
  const about = aboutOf(question, value, understood);
  const point = near
    ? `(select point(longitude * 106.23, latitude * 110.67) from localities where search_fold(${value(near)}) = any(keys) order by kind limit 1)`
    : undefined;
  const order =
    sort === 'distance' && point ? `s.place <-> ${point}, s.id` : (ORDERS[sort] ?? ORDERS.rating_desc);
  const chosen =
    sort === 'relevance' && understood
      ? byRelevance(understood, fitting(question, value), value, limit, offset)
      : `select id, row_number() over () as n from (
           select s.id from salons s where ${about} order by ${order} limit ${limit} offset ${offset}) as page`;
  return `select ${CARD}, ${point ? `s.place <-> ${point}` : 'null'} as km,
      (select count(*)::int from (select from salons s where ${about} limit ${MOST + 1}) as first_ones) as total
    from (${chosen}) as chosen join salons s using (id) order by chosen.n`;
};

const byRelevance = (
  { typed, terms, places, trades }: Understood,
  fits: string,
  value: Value,
  limit: number,
  offset: number,
): string => {
  const words = `${value(terms.join(' & '))}::tsquery`;
  const key = typed.join(' ');
  const named = places.filter(({ whole }) => whole).map(({ name }) => name);
  const trade = trades.find(({ whole }) => whole)?.name;
  const ways = [
    `s.name_key collate "C" >= ${value(key)} and s.name_key collate "C" < ${value(`${key}{`)}`,
    `s.name_words @@ ${words}`,
    ...(named.length > 0 ? [`s.sublocality = any(${value(named)})`] : []),
    ...(trade ? [`s.specialties @> array[${value(trade)}]`] : []),
    `s.words @@ ${words}`,
  ].map(
    (
      condition,
      tier,
    ) => `(select s.id, ${tier} as tier, s.standing from salons s where ${fits} and ${condition}
      order by s.standing desc, s.id limit ${offset + limit})`,
  );
  return `select id, row_number() over (order by tier, standing desc, id) as n from (
    select id, min(tier) as tier, standing from (${ways.join(' union all ')}) as each group by id, standing
    order by tier, standing desc, id limit ${limit} offset ${offset}) as page`;
};

const servicesOf = (question: Question, value: Value, understood?: Understood): string => {
  const shown = `select ${SERVICE} from services v join salons s on s.id = v.salon_id`;
  const limit = Math.min(Number(question.limit), 12);
  const isNarrowed = ['sublocality', 'specialty', 'priceRange', 'rating'].some((name) => name in question);
  const best = () =>
    `select s.id from salons s where ${aboutOf(question, value, understood)} order by s.standing desc, s.id limit 60`;
  if (!understood) {
    const at = isNarrowed ? `s.id in (${best()})` : 's.is_active';
    return `${shown} where v.is_active and ${at} order by v.booking_count desc, v.id limit ${limit}`;
  }
  const score = understood.terms.map((term) => `(words @@ ${value(term)}::tsquery)::int`).join(' + ');
  return `with sold as materialized (
      select v.id, booking_count, concat_ws(' ', v.name, array_to_string(specializations, ' ')) as text
      from (${best()}) as best join services v on v.salon_id = best.id and v.is_active),
    texts as (select text, ${score} as score from (
      select text, array_to_tsvector(search_document(text)) as words from (select distinct text from sold) as each) as each),
    hits as (select id, rank() over (order by score desc) as place, booking_count from sold join texts using (text) where score > 0)
    ${shown} where v.id in (select id from hits where place = 1 order by booking_count desc, id limit ${limit})
    order by v.booking_count desc, v.id`;
};
