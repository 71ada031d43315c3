import { readWhen } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import type { SalonQuery } from './salon-filter.ts';

type Timed = Pick<SalonQuery, 'q' | 'date' | 'from' | 'until'>;

/**
 * The query with the words of time in its text as day and times: 'haircut today after 6'. A day or times that it names
 * itself go before them. A text that stands in the name of a salon stays as it is: 'Good Morning Salon'.
 */
export const withWordsOfTime = async <Q extends Timed>(
  db: DatabaseHandle,
  query: Q,
  now: Date,
): Promise<Q> => {
  const { q, date, from, until } = query;
  if (!q) return query;
  const { text, ...when } = readWhen(q, now);
  if (!when.date || (await isName(db, q.trim()))) return query;
  const isNamed = (date ?? from ?? until) !== undefined;
  return { ...query, ...(!isNamed && when), q: text || undefined };
};

const isName = async (db: DatabaseHandle, text: string): Promise<boolean> => {
  const named = sql`position(lower(${text}) in lower(${salons.name})) > 0`;
  const rows = await db
    .select({ id: salons.id })
    .from(salons)
    .where(and(eq(salons.isActive, true), named))
    .limit(1);
  return rows.length > 0;
};
