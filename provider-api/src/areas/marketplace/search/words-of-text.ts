import { readFacts, readWhen } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';
import type { SalonQuery } from './salon-filter.ts';

type Worded = Pick<
  SalonQuery,
  'q' | 'date' | 'from' | 'until' | 'serves' | 'femaleSpecialist' | 'homeService'
>;

/**
 * The query with the words of time and of facts in its text as filters: 'haircut today after 6', 'facial ladies only'.
 * A day, times or facts that it names itself go before them. A text that stands in the name of a salon stays as it is:
 * 'Good Morning Salon'.
 */
export const withWordsOfText = async <Q extends Worded>(
  db: DatabaseHandle,
  query: Q,
  now: Date,
): Promise<Q> => {
  const { q, date, from, until } = query;
  if (!q) return query;
  const { text: rest, ...facts } = readFacts(q);
  const { text, ...when } = readWhen(rest, now);
  const isRead = when.date !== undefined || Object.keys(facts).length > 0;
  if (!isRead || (await isName(db, q.trim()))) return query;
  const isNamed = (date ?? from ?? until) !== undefined;
  return { ...facts, ...query, ...(!isNamed && when), q: text || undefined };
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
