import { PRICE_TIERS } from '@sundara/contracts/api';
import { and, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type Among, countedIf, takenOf } from './counted-salons.ts';
import { type Facet, type FactFacet, findFactFacets } from './fact-facets.repository.ts';
import { MOST_COUNTED } from './ordered-scan.ts';
import type { SalonFilter } from './salon-filter.ts';
import { SPECIALTIES } from './specialties.ts';

/** The ratings to choose from (specification 1, section 9); they are counted in tenths. */
const RATINGS = ['4.5', '4.0', '3.5', '3.0'] as const;
type FacetName = 'rating' | 'priceRange' | 'specialty' | 'sublocality' | FactFacet;
interface Row extends Record<string, unknown> {
  readonly facet: FacetName;
  readonly value: string;
  readonly count: number;
}

/**
 * For each choice of each filter, how many salons it would leave with the other filters unchanged; counts end at 1000,
 * and those of a text or a day that matches more than 20,000 salons are estimates.
 */
export const findFacets = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  among: Among = {},
): Promise<Record<FacetName, Facet[]>> => {
  const [rows, facts] = await Promise.all([rowsOf(db, filter, among), findFactFacets(db, filter, among)]);
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
    ...facts,
  };
};

const rowsOf = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  { meaning, isFree }: Among,
): Promise<readonly Row[]> => {
  if (meaning?.terms.length === 0) return [];
  return addUp(
    db,
    filter,
    !meaning && !isFree && isStep(filter) && !filter.facts
      ? sql`select * from salon_counts`
      : countsOf(await countedIf(db, { facts: filter.facts }, { meaning, isFree })),
  );
};

/** No rating, or one that `salon_counts` has. */
const isStep = ({ rating }: SalonFilter): boolean =>
  !rating || RATINGS.some((step) => Number(step) === rating);

/** The exact number of active salons that match the filters, quickly; undefined for facts, and a rating that is no step. */
export const countOfKind = async (db: DatabaseHandle, filter: SalonFilter): Promise<number | undefined> => {
  if (!isStep(filter) || filter.facts) return undefined;
  const { rows } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(salons), 0)::int as total from salon_counts where ${and(...Object.values(kindsOf(filter)))}`,
  );
  return rows[0]?.total ?? 0;
};

/** The conditions on `salon_counts`, by column. */
const kindsOf = ({ specialty = '', sublocality, priceRange, rating }: SalonFilter) => ({
  specialty: sql`specialty = ${specialty}`,
  tier: priceRange ? sql`price_tier = ${priceRange}` : undefined,
  band: rating ? sql`band >= ${Math.round(rating * 10)}` : undefined,
  place: sublocality ? sql`sublocality = ${sublocality}` : undefined,
});

/** Matching salons, counted as `salon_counts` counts all of them, with the rating itself as the step. */
const countsOf = (condition: SQL | undefined): SQL => {
  const columns = sql`specialties, sublocality, price_tier, case when review_count > 0 then rating * 10 else 0 end as band`;
  return sql`${takenOf(columns, condition)}
    select each.specialty, sublocality, price_tier, band, sum(stands_for)::int as salons
    from taken, lateral (select distinct unnest(specialties || ''::text) as specialty) as each group by 1, 2, 3, 4`;
};

const addUp = async (db: DatabaseHandle, filter: SalonFilter, counts: SQL): Promise<readonly Row[]> => {
  const { specialty, tier, band, place } = kindsOf(filter);
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
