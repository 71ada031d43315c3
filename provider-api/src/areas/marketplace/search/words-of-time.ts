import { readWhen } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { SalonQuery } from './salon-filter.ts';
import { anyFits } from './spelling-correction.ts';
import { parseQuery } from './words/parse-query.ts';

type Timed = Pick<SalonQuery, 'q' | 'date' | 'from' | 'until'>;

/**
 * The query with the words of time in its text as day and times: 'haircut today after 6'. It stays as it is when it
 * names a day or a time itself, and when a salon has all words of the text: 'Good Morning Salon'.
 */
export const withWordsOfTime = async <Q extends Timed>(
  db: DatabaseHandle,
  query: Q,
  now: Date,
): Promise<Q> => {
  const { q, date, from, until } = query;
  if (!q || (date ?? from ?? until) !== undefined) return query;
  const { text, ...when } = readWhen(q, now);
  if (!when.date || (await anyFits(db, await parseQuery(db, q.trim())))) return query;
  return { ...query, ...when, q: text || undefined };
};
