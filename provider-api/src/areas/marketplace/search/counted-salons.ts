import { and, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import { fitting, having, type SalonFilter } from './salon-filter.ts';
import type { Meaning } from './words/parse-query.ts';
import { wordFrequencies } from './words/word-frequencies.ts';

/** Up to this many salons are counted one by one; of more, one table page in twenty, as a sample. */
const COUNTED_WHOLE = 20_000;
const ONE_IN = 20;

/** What narrows the salons besides the filters: a text, and a condition on their free time. */
export interface Among {
  readonly meaning?: Meaning | undefined;
  readonly isFree?: SQL | undefined;
}

/** The condition on salons to count. */
export const countedIf = async (
  db: DatabaseHandle,
  filter: SalonFilter,
  { meaning, isFree }: Among,
): Promise<SQL | undefined> =>
  and(fitting(filter), meaning && having(meaning.terms, 'words', await wordFrequencies(db)), isFree);

/** `taken`: columns of the salons that match, or of a sample if they are many; each row `stands_for` this many. */
export const takenOf = (columns: SQL, condition: SQL | undefined): SQL => sql`
    with counted as materialized (
      select ${columns} from ${salons} where ${condition} limit ${COUNTED_WHOLE + 1}),
    taken as (
      select *, 1 as stands_for from counted where (select count(*) from counted) <= ${COUNTED_WHOLE}
      union all
      select ${columns}, ${ONE_IN}::int from ${salons} tablesample system (${sql.raw(String(100 / ONE_IN))}) repeatable (1)
      where ${and(condition, sql`(select count(*) from counted) > ${COUNTED_WHOLE}`)})`;
