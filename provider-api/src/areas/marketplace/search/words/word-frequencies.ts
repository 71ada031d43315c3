import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';
import type { Term } from './prefix-query.ts';

/** The column of the words: all that a salon is found by, or its name only. */
export type Column = 'words' | 'name_words';

/** How many salons have a word, according to the statistics of the database. */
export interface WordFrequencies {
  /** The approximate number of salons; 0 until there are statistics. */
  readonly salons: number;
  /** The fraction of them that has a term, 0 to 1; words that are not among the most frequent ones count as 0. */
  readonly of: (term: Term, column: Column) => number;
}

/** How long an answer is used; the server renews its statistics after a tenth of the rows has changed. */
const ASKED_EACH_MS = 60_000;

interface Row extends Record<string, unknown> {
  readonly salons: number;
  readonly column: Column;
  readonly words: readonly string[] | null;
  readonly parts: readonly number[] | null;
}

/** One entry is enough for a process; tests have several databases. */
const kept = new LRUCache<DatabaseHandle, WordFrequencies>({
  max: 8,
  ttl: ASKED_EACH_MS,
  fetchMethod: (db) => readFrequencies(db),
});

/** The frequencies of a database, queried at most once a minute. Failures are not cached. */
export const wordFrequencies = (db: DatabaseHandle): Promise<WordFrequencies> => kept.forceFetch(db);

const readFrequencies = async (db: DatabaseHandle): Promise<WordFrequencies> => {
  const { rows } = await db.execute<Row>(sql`
    select greatest(reltuples, 0)::float8 as salons, attname as column,
           most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as parts
    from pg_class join pg_stats on schemaname = relnamespace::regnamespace::text and tablename = relname
    where pg_class.oid = 'salons'::regclass and attname in ('words', 'name_words')`);
  const columns = new Map(
    rows.map(({ column, words, parts }) => [
      column,
      words?.map((word, at) => [word, parts?.[at] ?? 0] as const),
    ]),
  );
  return {
    salons: rows[0]?.salons ?? 0,
    of: (term, column) => partOf(term, columns.get(column) ?? []),
  };
};

const partOf = (term: Term, frequent: readonly (readonly [string, number])[]): number => {
  const isMeant = (word: string) =>
    term.joins.some((join) => word.startsWith(join)) ||
    (term.whole ? word === term.word : word.startsWith(term.word));
  return Math.min(
    frequent.reduce((sum, [word, part]) => (isMeant(word) ? sum + part : sum), 0),
    1,
  );
};
