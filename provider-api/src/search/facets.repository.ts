import { PRICE_TIERS } from '@sundara/contracts/api';
import { and, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import { about, fitting, type SalonFilter } from './salon-filter.ts';
import { SPECIALTIES } from './specialties.ts';
import { type Meaning, MOST_COUNTED } from './understand.ts';

export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** The ratings to choose from (specification 1, section 9), as they are counted: in tenths. */
const RATINGS = ['4.5', '4.0', '3.5', '3.0'] as const;
/** So many salons with a text are counted one by one; of more, each choice is counted as far as counts go. */
const COUNTED_WHOLE = 3000;

type FacetName = 'rating' | 'priceRange' | 'specialty' | 'sublocality';
interface Row extends Record<string, unknown> {
  readonly facet: FacetName;
  readonly value: string;
  readonly count: number;
}

/** For each choice of each filter how many salons it would leave, the other filters standing; counts end at 1000. */
export const findFacets = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  meaning?: Meaning,
): Promise<Record<FacetName, Facet[]>> => {
  const rows = await rowsOf(db, filter, meaning);
  const countOf = (facet: FacetName, value: string) =>
    Math.min(rows.find((row) => row.facet === facet && row.value === value)?.count ?? 0, MOST_COUNTED);
  const each = (facet: FacetName, values: readonly string[]): Facet[] =>
    values.map((value) => ({ value, count: countOf(facet, value) }));
  const places = rows
    .filter(({ facet, count }) => facet === 'sublocality' && count > 0)
    .map(({ value }) => value);
  return {
    rating: each('rating', RATINGS),
    priceRange: each('priceRange', PRICE_TIERS),
    specialty: each('specialty', SPECIALTIES),
    sublocality: each('sublocality', places.sort()),
  };
};

const rowsOf = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  meaning?: Meaning,
): Promise<readonly Row[]> => {
  if (meaning && meaning.terms.length === 0) return [];
  const countable =
    filter.rating === undefined ||
    filter.rating === 0 ||
    RATINGS.some((one) => Number(one) === filter.rating);
  if (!meaning && countable) return addUp(db, filter, sql`select * from salon_counts`);
  if (meaning && countable && (await isFew(db, meaning))) return addUp(db, filter, countsOf(meaning));
  return countEach(db, filter, meaning);
};

const isFew = async (db: DatabaseHandle, meaning: Meaning): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from ${salons} where ${and(fitting({}), about(meaning))} offset ${COUNTED_WHOLE} limit 1`);
  return rows.length === 0;
};

/** The salons of a text, counted as `salon_counts` counts all of them. */
const countsOf = (meaning: Meaning): SQL => sql`
  select each.specialty, sublocality, price_tier, rating_band(rating, review_count) as band, count(*)::int as salons
  from ${salons}, lateral (select distinct unnest(specialties || ''::text) as specialty) as each
  where ${and(fitting({}), about(meaning))} group by 1, 2, 3, 4`;

const addUp = async (db: DatabaseHandle, filter: SalonFilter, counts: SQL): Promise<readonly Row[]> => {
  const { sublocality, priceRange, rating } = filter;
  const specialty = sql`specialty = ${filter.specialty ?? ''}`;
  const tier = priceRange ? sql`price_tier = ${priceRange}` : undefined;
  const band = rating ? sql`band >= ${Math.round(rating * 10)}` : undefined;
  const place = sublocality ? sql`sublocality = ${sublocality}` : undefined;
  const { rows } = await db.execute<Row>(sql`
    with counts as (${counts})
    select 'rating' as facet, value, coalesce(sum(salons), 0)::int as count
    from unnest(${sql.param([...RATINGS])}::text[]) as value left join counts on ${and(sql`band >= value::numeric * 10`, specialty, tier, place)}
    group by value
    union all select 'priceRange', price_tier, sum(salons)::int from counts where ${and(specialty, band, place)} group by 2
    union all select 'specialty', specialty, sum(salons)::int from counts where ${and(sql`specialty <> ''`, tier, band, place)} group by 2
    union all select 'sublocality', sublocality, sum(salons)::int from counts where ${and(specialty, tier, band)} group by 2`);
  return rows;
};

/** Each choice by itself, as far as counts go: at most a thousand rows are read of each where most of them fit. */
const countEach = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  meaning?: Meaning,
): Promise<readonly Row[]> => {
  const { rating: _r, priceRange: _p, specialty: _s, sublocality: _l, ...nothing } = filter;
  const counted = (facet: FacetName, values: SQL, choice: SQL, others: SalonFilter): SQL => sql`
    select ${facet}::text as facet, value, (
      select count(*)::int from (
        select from ${salons} where ${and(fitting({ ...nothing, ...others }), meaning && about(meaning), choice)}
        limit ${MOST_COUNTED}) as first_ones) as count
    from (${values}) as choices (value)`;
  const { rating, priceRange, specialty, sublocality } = filter;
  const listed = (values: readonly string[]) => sql`select unnest(${sql.param([...values])}::text[])`;
  const { rows } = await db.execute<Row>(
    sql.join(
      [
        counted(
          'rating',
          listed(RATINGS),
          sql`${salons.rating} >= value::numeric and ${salons.reviewCount} > 0`,
          { priceRange, specialty, sublocality },
        ),
        counted('priceRange', listed(PRICE_TIERS), sql`${salons.priceTier} = value`, {
          rating,
          specialty,
          sublocality,
        }),
        counted('specialty', listed(SPECIALTIES), sql`${salons.specialties} @> array[value]`, {
          rating,
          priceRange,
          sublocality,
        }),
        counted(
          'sublocality',
          sql`select sublocality from salon_counts where specialty = '' group by 1 having sum(salons) > 0`,
          sql`${salons.sublocality} = value`,
          { rating, priceRange, specialty },
        ),
      ],
      sql` union all `,
    ),
  );
  return rows;
};
