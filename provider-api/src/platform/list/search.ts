import { or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { literal } from '../database/like-pattern.ts';

/** A search counts and pages at most this many hits; with more, the user narrows it down. */
export const MOST_HITS = 1_000;

/**
 * Rows whose text contains the words, ignoring case. One or two letters, too short for a trigram, must begin a word.
 * @param text the exact expression of a trigram index of the table: ' ' || name || ' ' || email
 */
export const mentions = (text: SQL, words: string): SQL =>
  sql`${text} ilike ${`${words.length < 3 ? '% ' : '%'}${literal(words)}%`}`;

/** As `mentions`, of a person: a phone number is also found in groups of digits, '98480 12345' as +919848012345. */
export const mentionsPerson = (text: SQL, words: string): SQL | undefined => {
  const said = mentions(text, words);
  const digits = words.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{4,}$/.test(digits) && digits !== words ? or(said, mentions(text, digits)) : said;
};

/** How many rows match, counted up to `most`, so that a very common word is counted as quickly as a rare one. */
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
