import { AMENITIES, SERVES } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type Among, countedIf, takenOf } from './counted-salons.ts';
import { MOST_COUNTED } from './ordered-scan.ts';
import { FEMALE_SPECIALIST, HOME_SERVICE, SALON_FACTS } from './salon-facts.ts';
import type { SalonFilter } from './salon-filter.ts';

export interface Facet {
  readonly value: string;
  readonly count: number;
}

export type FactFacet = 'serves' | 'femaleSpecialist' | 'homeService' | 'amenities';

/** How many salons each fact would leave beside the facts that are asked for; of those whom it serves, one at most. */
export const findFactFacets = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  among: Among,
): Promise<Record<FactFacet, Facet[]>> => {
  const asked = filter.facts ?? [];
  const others = asked.filter((fact) => !SERVES.some((each) => each === fact));
  const found =
    among.meaning?.terms.length === 0
      ? undefined
      : await countedIf(db, { ...filter, facts: undefined }, among);
  const { rows } = await db.execute<{ fact: string; salons: number }>(sql`
    ${takenOf(sql`${SALON_FACTS} as facts`, found ?? sql`false`)}
    select fact, sum(stands_for)::int as salons from taken, unnest(facts) as fact
    where facts @> ${sql.param(others)}::text[]
      and (fact = any(${sql.param([...SERVES])}::text[]) or facts @> ${sql.param([...asked])}::text[])
    group by 1`);
  const countOf = (fact: string) =>
    Math.min(rows.find((row) => row.fact === fact)?.salons ?? 0, MOST_COUNTED);
  const each = (values: readonly string[]) => values.map((value) => ({ value, count: countOf(value) }));
  return {
    serves: each(SERVES),
    femaleSpecialist: [{ value: 'true', count: countOf(FEMALE_SPECIALIST) }],
    homeService: [{ value: 'true', count: countOf(HOME_SERVICE) }],
    amenities: each(AMENITIES),
  };
};
