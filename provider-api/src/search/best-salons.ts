import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { salons } from '../salons/salons.tables.ts';

/** So many salons are few: they are read and sorted. */
const FEW = 1000;

/**
 * A query of the best salons that meet a condition (`id`, `standing`), best first.
 *
 * Of few, all are read through the condition's own index and sorted; of many, the index of the standing is walked
 * until there are enough. How many there are is found by reading, because the planner guesses it too high for words
 * that are rare or unknown, and then walks the whole table: seconds among a million salons.
 */
export const bestSalons = (condition: SQL | undefined, limit: number): SQL => {
  const best = sql`order by standing desc, id limit ${limit}`;
  const order = sql`${desc(salons.standing)}, ${asc(salons.id)}`;
  return sql`(
    with few as materialized (
      select ${salons.id} as id, ${salons.standing} as standing from ${salons} where ${condition} limit ${FEW + 1})
    (select id, standing from few where (select count(*) from few) <= ${FEW} ${best})
    union all
    (select ${salons.id}, ${salons.standing} from ${salons}
     where ${and(condition, sql`(select count(*) from few) > ${FEW}`)} order by ${order} limit ${limit}))`;
};
