import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { literal } from '../database/like-pattern.ts';

/** Of a search so many hits are counted and paged; whoever has more narrows it down. */
export const MOST_HITS = 1_000;

/**
 * Rows whose text contains the words, in any case. One or two letters, which no trigram holds, have to begin a word.
 * @param text what a trigram index of the table holds, to the letter: ' ' || name || ' ' || email
 */
export const mentions = (text: SQL, words: string): SQL =>
  sql`${text} ilike ${`${words.length < 3 ? '% ' : '%'}${literal(words)}%`}`;

/** How many rows fit; no further than is asked for, so that a word which everybody has is counted as quickly as a rare one. */
export const countUpTo = async (
  db: DatabaseHandle,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<number> => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('found');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(found);
  return row?.n ?? 0;
};
