import type { SalonSort } from '@sundara/contracts/api';
import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { cardColumns } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';
import { bestSalons } from './best-salons.ts';
import { prefixQuery } from './prefix-query.ts';
import { about, fitting, type SalonFilter } from './salon-filter.ts';
import { type Meaning, MOST_COUNTED } from './understand.ts';

export interface PageAsked extends SalonFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort: SalonSort;
  readonly meaning?: Meaning | undefined;
  /** East and north on the plane of `salons.place`, in kilometres. */
  readonly from?: PlanePoint | undefined;
}

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const distanceFrom = ({ x, y }: PlanePoint): SQL<number> =>
  sql<number>`${salons.place} <-> point(${x}::float8, ${y}::float8)`;

const ORDERS: Readonly<Record<Exclude<SalonSort, 'distance' | 'relevance'>, readonly SQL[]>> = {
  rating_desc: [desc(salons.standing), asc(salons.id)],
  rating_asc: [asc(salons.standing), desc(salons.id)],
  name_asc: [asc(salons.name), asc(salons.id)],
  name_desc: [desc(salons.name), desc(salons.id)],
  newest: [desc(salons.createdAt), desc(salons.id)],
  oldest: [asc(salons.createdAt), asc(salons.id)],
};

/**
 * One page of the salons that fit, with the distance in kilometres where there is a point to measure from. Only the
 * first thousand can be paged through: further on there is nothing.
 */
export const findSalonPage = async (db: DatabaseHandle, asked: PageAsked) => {
  const { page, limit, from } = asked;
  const offset = (page - 1) * limit;
  if (offset >= MOST_COUNTED || (asked.meaning && asked.meaning.terms.length === 0)) return [];
  const chosen = chosenIds(asked, Math.min(limit, MOST_COUNTED - offset), offset);
  return db
    .select({ ...cardColumns, ...(from && { distanceKm: distanceFrom(from) }) })
    .from(salons)
    .innerJoin(sql`(${chosen}) as chosen`, sql`chosen.id = ${salons.id}`)
    .orderBy(sql`chosen.n`);
};

const chosenIds = (asked: PageAsked, limit: number, offset: number): SQL => {
  const { sort, meaning, from } = asked;
  if (sort === 'relevance' && meaning) return byRelevance(asked, meaning, limit, offset);
  const condition = and(fitting(asked), meaning && about(meaning));
  if (sort === 'distance' && from) return nearest(condition, from, limit, offset);
  return sql`select id, row_number() over () as n from (
    select ${salons.id} as id from ${salons} where ${condition}
    order by ${sql.join([...ORDERS[orderOf(sort)]], sql`, `)} limit ${limit} offset ${offset}) as page`;
};

/**
 * All that can be paged through are taken by nearness alone, which the index gives in order, and then put into the
 * one order that salons at the same point have too: with it the index would not be used.
 */
const nearest = (condition: SQL | undefined, from: PlanePoint, limit: number, offset: number): SQL => sql`
  select id, row_number() over (order by far, id) as n from (
    select ${salons.id} as id, ${distanceFrom(from)} as far from ${salons} where ${condition}
    order by far limit ${MOST_COUNTED}) as near order by n limit ${limit} offset ${offset}`;

/** Nearness without a point and relevance without a text are the standing. */
const orderOf = (sort: SalonSort) => (sort === 'distance' || sort === 'relevance' ? 'rating_desc' : sort);

/**
 * The best of each way to fit, each by its own index, best way first; within one by standing. Ways contain each
 * other, so that no more of each are needed than the page has places up to its end.
 */
const byRelevance = (asked: PageAsked, meaning: Meaning, limit: number, offset: number): SQL => {
  const best = (tier: number, condition: SQL | undefined): SQL => sql`(
    select id, standing, ${sql.raw(String(tier))} as tier
    from ${bestSalons(asked, condition, offset + limit)} as way_${sql.raw(String(tier))})`;
  const ways = waysToFit(meaning).map((condition, tier) => best(tier, condition));
  return sql`select id, row_number() over (order by tier, standing desc, id) as n from (
    select id, min(tier) as tier, standing from (${sql.join(ways, sql` union all `)}) as found
    group by id, standing order by tier, standing desc, id limit ${limit} offset ${offset}) as page`;
};

const waysToFit = (meaning: Meaning): (SQL | undefined)[] => {
  const { key, localities, specialties } = meaning;
  const places = localities.filter(({ whole }) => whole).map(({ name }) => name);
  const trade = specialties.find(({ whole }) => whole);
  const named = sql`${salons.nameWords} @@ ${prefixQuery(meaning.terms)}::tsquery`;
  return [
    sql`(${salons.nameKey} collate "C" >= ${key} and ${salons.nameKey} collate "C" < ${`${key}{`})`,
    named,
    ...(places.length > 0 ? [inArray(salons.sublocality, places)] : []),
    ...(trade ? [sql`${salons.specialties} @> array[${trade.name}]::text[]`] : []),
    about(meaning),
  ];
};

/** How many fit, and whether there are more than are counted. */
export const countSalons = async (db: DatabaseHandle, filter: SalonFilter, meaning?: Meaning) => {
  if (meaning && meaning.terms.length === 0) return { total: 0, capped: false };
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(salons)
    .where(and(fitting(filter), meaning && about(meaning)))
    .limit(MOST_COUNTED + 1)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  const found = counted?.total ?? 0;
  return { total: Math.min(found, MOST_COUNTED), capped: found > MOST_COUNTED };
};
