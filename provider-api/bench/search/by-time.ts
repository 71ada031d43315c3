import { addDays, type LocalDate } from '@sundara/contracts';
import { listSalons } from '@sundara/contracts/api';
import { findNextStarts } from '../../src/areas/booking/next-slots/next-starts.ts';
import { searchSalons } from '../../src/areas/marketplace/search/search-salons.ts';
import { startWindowOf } from '../../src/areas/marketplace/search/start-window.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { type Question, questionsOf } from './questions.ts';

const WARM = 40;
const QUESTIONS = 400;
/** Milliseconds that the 95th percentile may take. */
export const P95_BY_TIME = 150;

/** What people ask for besides the day: any time, a part of the day, an hour of the evening. */
const TIMES: readonly Question[] = [
  {},
  { from: '09:00', until: '12:00' },
  { from: '18:00' },
  { from: '17:10', until: '18:10' },
];

/** The same question about one of the next four days, two of which have visits; every eighth by the earliest. */
const atSomeTime = (question: Question, no: number, from: LocalDate): Question => ({
  ...question,
  ...TIMES[no % TIMES.length],
  date: addDays(from, (no >> 2) % 4),
  ...(no % 8 === 7 && { sort: 'earliest' }),
});

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/**
 * How long pages of the listing take for a day, and the same ones without; in turn, one at a time, so that a machine
 * that becomes busier favours neither.
 * @param from the first day asked for
 */
export const measureByTime = async (databaseUrl: string, from: LocalDate) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const ask = async (question: Question): Promise<number> => {
    const query = listSalons.query.parse(question);
    const since = performance.now();
    const now = new Date();
    const window = startWindowOf(query, now);
    await searchSalons(database.db, query, window && { window, findNextStarts, now });
    return performance.now() - since;
  };
  const [dated, plain]: [number[], number[]] = [[], []];
  try {
    for (const [no, question] of questionsOf('listing', WARM + QUESTIONS, 'by time').entries()) {
      const times = [await ask(question), await ask(atSomeTime(question, no, from))] as const;
      if (no < WARM) continue;
      plain.push(times[0]);
      dated.push(times[1]);
    }
  } finally {
    await database.close();
  }
  return { dated: p95(dated), plain: p95(plain) };
};
