import type { ParsedQuery } from './by-hand.ts';
import type { Question } from './questions.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
type Value = (one: unknown) => string;

/** Builds a statement: `write` puts each value into the text as a parameter. */
const statement = (write: (value: Value) => string): Statement => {
  const values: unknown[] = [];
  return { text: write((one) => `$${values.push(one)}`), values };
};

const CARD = `s.id, s.name, s.street, s.area, s.sublocality, s.city, s.state, s.postal_code, s.country, s.latitude, s.longitude,
  s.price_tier, s.specialties, s.opening_hours -> 'monday' as today, s.rating, s.review_count, s.cover_illustration, s.from_paise, s.to_paise`;
const SERVICE = 'v.*, s.name as salon, s.sublocality, s.rating, s.review_count';

const ORDERS: Readonly<Record<string, string>> = {
  rating_desc: 's.standing desc, s.id',
  rating_asc: 's.standing, s.id desc',
  name_asc: 's.name, s.id',
  newest: 's.created_at desc, s.id desc',
  oldest: 's.created_at, s.id',
};

/** The point of a place, from which distances are measured. */
export const POINT = `
  select point(longitude * 106.23, latitude * 110.67)::text as point from localities
  where search_fold($1) = any(keys) order by kind limit 1`;

/**
 * The statements that answer a query.
 * @param point from which distances are measured, as PostgreSQL writes points
 */
export const searchedByHand = (question: Question, understood?: ParsedQuery, point?: string) => {
  const { sublocality, specialty, priceRange, rating, sort } = question;
  const { serves, femaleSpecialist, homeService, amenities } = question;
  const limit = Number(question.limit);
  const offset = (Number(question.page ?? 1) - 1) * limit;
  const isRelevance = understood && (sort ?? 'relevance') === 'relevance';
  const fitting = (value: Value): string =>
    [
      's.is_active',
      ...(sublocality ? [`s.sublocality = ${value(sublocality)}`] : []),
      ...(specialty ? [`s.specialties @> array[${value(specialty)}]`] : []),
      ...(priceRange ? [`s.price_tier = ${value(priceRange)}`] : []),
      ...(rating ? [`s.rating >= ${value(rating)} and s.review_count > 0`] : []),
      ...(serves ? [`s.serves = ${value(serves)}`] : []),
      ...(femaleSpecialist ? ['s.has_female_specialist'] : []),
      ...(homeService ? ['s.home_service'] : []),
      ...(amenities ? [`s.amenities @> string_to_array(${value(amenities)}, ',')`] : []),
    ].join(' and ');
  const wordsOf = (value: Value): string => `${value(understood?.terms.join(' & ') ?? '')}::tsquery`;
  const aboutOf = (value: Value): string =>
    understood ? `${fitting(value)} and s.words @@ ${wordsOf(value)}` : fitting(value);
  const orderOf = (value: Value): string =>
    sort === 'distance' && point
      ? `s.place <-> ${value(point)}::point, s.id`
      : (ORDERS[sort ?? 'rating_desc'] ?? 's.standing desc, s.id');
  const waysOf = (value: Value): string[] => [
    `s.name_key collate "C" >= ${value(understood?.key)} and s.name_key collate "C" < ${value(`${understood?.key}{`)}`,
    `s.name_words @@ ${wordsOf(value)}`,
    ...(understood?.places.length ? [`s.sublocality = any(${value(understood.places)})`] : []),
    ...(understood?.trade ? [`s.specialties @> array[${value(understood.trade)}]`] : []),
  ];

  /**
   * For a text that few salons have: one statement finds them, counts them and determines where to look for services.
   */
  const fewOf = () =>
    statement((value) => {
      const tiers = waysOf(value).map((way, tier) => `when ${way} then ${tier}`);
      const order = isRelevance ? 'f.tier, s.standing desc, s.id' : orderOf(value);
      return `with found as materialized (
          select s.id, s.standing, case ${tiers.join(' ')} else 9 end as tier from salons s where ${aboutOf(value)} limit 1001)
        select ${CARD}, (select count(*)::int from found) as total,
          (select array_agg(id) from (select id from found order by standing desc, id limit ${Math.min(60, 4 * limit)}) as b) as best
        from found f join salons s using (id) order by ${order} limit ${limit} offset ${offset}`;
    });
  const byRelevance = (value: Value): string => {
    const ways = [...waysOf(value), `s.words @@ ${wordsOf(value)}`].map((way, tier) => {
      const fits = `from salons s where ${fitting(value)} and ${way}`;
      // The planner assumes that rare words are frequent, and would scan the order of standing to its end.
      return `(with few as materialized (select s.id, s.standing ${fits} limit 1001)
        (select id, ${tier} as tier, standing from few where (select count(*) from few) <= 1000 order by standing desc, id limit ${offset + limit})
        union all (select s.id, ${tier}, s.standing ${fits} and (select count(*) from few) > 1000
          order by s.standing desc, s.id limit ${offset + limit}))`;
    });
    return `select id, row_number() over (order by tier, standing desc, id) as n from (
      select id, min(tier) as tier, standing from (${ways.join(' union all ')}) as each group by id, standing
      order by tier, standing desc, id limit ${limit} offset ${offset}) as page`;
  };
  /** The index of places orders only by distance; salons at equal distance are sorted afterwards. */
  const nearest = (value: Value, from: string): string => `select id, row_number() over () as n from (
    select id from (
      select s.id, s.place <-> ${value(from)}::point as away from salons s where ${aboutOf(value)}
      order by away limit ${offset + limit + 20}) as near
    order by away, id limit ${limit} offset ${offset}) as page`;
  /** For many salons: each order and each way to match by its own index. */
  const manyOf = () =>
    statement((value) => {
      const chosen = isRelevance
        ? byRelevance(value)
        : sort === 'distance' && point
          ? nearest(value, point)
          : `select id, row_number() over () as n from (
            select s.id from salons s where ${aboutOf(value)} order by ${orderOf(value)} limit ${limit} offset ${offset}) as page`;
      return `select ${CARD}, null as best,
          (select count(*)::int from (select from salons s where ${aboutOf(value)} limit 1001) as first_ones) as total
        from (${chosen}) as chosen join salons s using (id) order by chosen.n`;
    });

  const scored = (value: Value, at: string): string => {
    const score = (column: string) =>
      understood?.terms.map((term) => `(${column} @@ ${value(term)}::tsquery)::int`).join(' + ');
    return `with sold as materialized (
        select v.id, v.booking_count, own.words as own, own.words || tags.words as anywhere
        from services v join search_texts own on own.text = v.name
        join search_texts tags on tags.text = array_to_string(v.specializations, ' ')
        where v.salon_id in (${at}) and v.is_active),
      ranked as (select id, booking_count, ${score('own')} as in_name, ${score('anywhere')} as score from sold),
      hits as (select id, row_number() over (order by in_name desc, booking_count desc, id) as n
        from ranked where score > 0 and score = (select max(score) from ranked) order by n limit ${limit})
      select ${SERVICE} from hits join services v using (id) join salons s on s.id = v.salon_id order by n`;
  };
  const servicesAt = (salons: readonly string[]) =>
    statement((value) => scored(value, `select unnest(${value(salons)}::uuid[])`));
  const facts = serves ?? femaleSpecialist ?? homeService ?? amenities;
  const isNarrowed = sublocality ?? specialty ?? priceRange ?? rating ?? facts;
  const bestServices = () =>
    statement((value) => {
      const best = (count: number) =>
        `select s.id from salons s where ${aboutOf(value)} order by s.standing desc, s.id limit ${count}`;
      if (understood) return scored(value, best(Math.min(60, 4 * limit)));
      const at = isNarrowed ? `s.id in (${best(60)})` : 's.is_active';
      return `select ${SERVICE} from services v join salons s on s.id = v.salon_id
        where v.is_active and ${at} order by v.booking_count desc, v.id limit ${Math.min(limit, 12)}`;
    });
  return { fewOf, manyOf, servicesAt, bestServices };
};
