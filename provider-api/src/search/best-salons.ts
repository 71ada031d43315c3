import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { salons } from '../salons/salons.tables.ts';
import { fitting, type SalonFilter } from './salon-filter.ts';

/** So many salons are few: they are read and sorted. */
const FEW = 1000;
/** So many of the best are looked at for those that fit, before all that fit are read. */
const WALKED = 10_000;

/**
 * A query of the best salons (`id`, `standing`) that fit filters and a condition on words, best first. Three ways,
 * each only when the one before has not found enough, because the planner cannot know which will do: it guesses
 * too many of rare words, and does not know that those with a word may all be among the worst. Either way it would
 * walk the whole index of the standing, which takes seconds among a million salons.
 */
export const bestSalons = (filter: SalonFilter, words: SQL | undefined, limit: number): SQL => {
  const condition = and(fitting(filter), words);
  const best = sql`order by standing desc, id limit ${limit}`;
  return sql`(
    with few as materialized (
      select ${salons.id} as id, ${salons.standing} as standing from ${salons} where ${condition} limit ${FEW + 1}),
    walked as materialized (
      select id, standing from (
        select ${salons.id} as id, ${salons.standing} as standing, ${words ?? sql`true`} as fits
        from ${salons} where ${and(fitting(filter), sql`(select count(*) from few) > ${FEW}`)}
        order by ${desc(salons.standing)}, ${asc(salons.id)} limit ${WALKED}) as seen
      where fits ${best})
    (select id, standing from few where (select count(*) from few) <= ${FEW} ${best})
    union all
    (select id, standing from walked where (select count(*) from walked) = ${limit})
    union all
    (select ${salons.id}, ${salons.standing} from ${salons}
     where ${and(condition, sql`(select count(*) from few) > ${FEW}`, sql`(select count(*) from walked) < ${limit}`)}
     order by ${salons.standing} + 0 desc, ${salons.id} limit ${limit}))`;
};
