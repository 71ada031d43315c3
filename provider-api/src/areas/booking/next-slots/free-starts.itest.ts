import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addDays, instantAt } from '@sundara/contracts';
import { type Random, randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeCustomer } from '../../../testing/payments/booking-bench.ts';
import { findAskedServices, findWordBits } from '../../marketplace/search/asked-services.ts';
import { freeStarts } from '../../marketplace/search/free-starts.ts';
import { type StartWindow, startWindowOf } from '../../marketplace/search/start-window.ts';
import { parseQuery } from '../../marketplace/search/words/parse-query.ts';
import { findNextStarts } from './next-starts.ts';
import { changeSalon } from './testing/change-salon.ts';
import { FIRST_DAY, makeRandomSalon, type RandomSalon } from './testing/random-salon.ts';

const SALONS = sized({ quick: 30, deep: 300 });
const CHANGES = 2 * SALONS;
const QUESTIONS = sized({ quick: 200, deep: 2_000 });

const clock = (hours: number): string => `${String(hours).padStart(2, '0')}:${hours % 2 ? '20' : '00'}`;

interface Question {
  readonly window: StartWindow;
  readonly now: Date;
  readonly text: string | undefined;
}

const someQuestion = (random: Random): Question => {
  const now = instantAt(FIRST_DAY, clock(random.below(24)));
  const from = random.between(5, 21);
  const hours = random.chance(0.7) && { from: clock(from), until: clock(from + random.between(1, 2)) };
  const window = startWindowOf({ date: addDays(FIRST_DAY, random.below(5)), ...hours }, now);
  if (!window) throw new Error('The question has a date.');
  return { window, now, text: random.pick([undefined, undefined, 'cut', 'colour', 'cut colour madhapur']) };
};

/** The first start in minutes from midnight of each salon that has one: by the table, and by the slot engine. */
const answersOf = async ({ db }: Database, { window, now, text }: Question) => {
  const bits = text ? await findWordBits(db, (await parseQuery(db, text)).terms) : undefined;
  const { fits, first } = freeStarts(window, bits);
  const { rows } = await db.execute<{ id: string; first: number; all: string[] }>(
    sql`select id, ${first} as first from salons where ${fits}`,
  );
  const all = await db.execute<{ id: string }>(sql`select id from salons`);
  const ids = all.rows.map(({ id }) => id);
  const found = await findNextStarts(db, await findAskedServices(db, ids, bits), window, now);
  const midnight = instantAt(window.date, '00:00').getTime();
  const engine = [...found].flatMap(([id, [start]]): [string, number][] =>
    start ? [[id, (Date.parse(start.dateTime) - midnight) / 60_000]] : [],
  );
  return { table: new Map(rows.map((row) => [row.id, row.first])), engine: new Map(engine) };
};

forEachDatabase((_, open) => {
  it('lets a search through to exactly the salons, and first starts, that the slot engine finds', async (test) => {
    const random = randomOf(testSeed(test));
    const database = await open();
    const customer = await makeCustomer(database);
    const salons: RandomSalon[] = [];
    for (let no = 0; no < SALONS; no += 1) salons.push(await makeRandomSalon(database, customer, random));
    for (let no = 0; no < CHANGES; no += 1) await changeSalon(database, random.pick(salons), random);
    let [free, busy] = [0, 0];
    for (let no = 0; no < QUESTIONS; no += 1) {
      const question = someQuestion(random);
      const { table, engine } = await answersOf(database, question);
      assert.deepEqual(new Map([...table].sort()), new Map([...engine].sort()), JSON.stringify(question));
      free += engine.size;
      busy += SALONS - engine.size;
    }
    assert(free > QUESTIONS && busy > QUESTIONS, `${free} free and ${busy} busy salons tell too little`);
  });
});
