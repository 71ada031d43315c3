import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, until } from '@sundara/contracts/testing';
import { NOWHERE, residentBytes } from '@sundara/node/testing';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import type { LoadAnswers, LoadCall } from '../../testing/load/offer-load.ts';
import { runLoad } from '../../testing/load/run-load.ts';
import { type ApiProcess, startApi } from '../../testing/payments/api-process.ts';
import { makeCustomer, makeSalon } from '../../testing/payments/booking-bench.ts';
import { type SlowFavourites, slowFavourites } from './testing/slow-favourites.ts';
import { healthDuring } from './testing/watch-health.ts';

const CUSTOMERS = 100;
/** The slower a statement, the fewer calls are ten times the load: a quick run shares the processor with others. */
const SLOW_MS = sized({ quick: 2_000, deep: 250 });
/** As many as give the best throughput: each of two operations keeps its half of the API's connections in use. */
const BEST = 20;
const TIMES = 10;
/** More than the API lets wait. */
const CONNECTIONS = 400;
/** Of the calls that are meant to be sent, in percent; in a quick run, slow statements keep connections from sending. */
const OFFERED = sized({ quick: 5, deep: 90 });
const SECONDS = sized({ quick: 10, deep: 60 });
/** Of the best throughput, in percent; what else a machine does takes some of the seconds of a quick run. */
const LEAST = sized({ quick: 50, deep: 80 });
const LONGEST_MS = 100;
/** Of all times of health, which is judged, in percent: in a quick run half of them, for the same reason. */
const JUDGED = sized({ quick: 50, deep: 99 });
/**
 * How soon a call is done once there are connections again. In a deep run the next one; in a quick one, slow statements
 * of the load are still before it, and it may be refused meanwhile.
 */
const RECOVERED_MS = sized({ quick: 30_000, deep: 0 });
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 50 * MEGABYTE;

let target: TestDatabase;
let database: Database;
let api: ApiProcess;
let favourites: SlowFavourites;
let calls: readonly LoadCall[];
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  api = await startApi(target.settings, NOWHERE);
  const path = `/api/customer/favourites/${(await makeSalon(database)).id}`;
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => makeCustomer(database)));
  calls = customers.flatMap(({ token }) => ['PUT', 'DELETE'].map((method) => ({ method, path, token })));
  favourites = await slowFavourites(database, SLOW_MS);
});
after(async () => {
  await api.stop();
  await database.close();
  await target.remove();
});

const doneIn = (answers: LoadAnswers, ...methods: readonly string[]): number =>
  methods.reduce((sum, method) => sum + (answers[`${method} 200`] ?? 0), 0);

/** What the load left behind is done before what comes later. */
const settle = async (): Promise<void> => {
  for (const { method, path, token } of calls.slice(0, 2)) {
    const headers = { authorization: `Bearer ${token}` };
    await until(
      async () => (await fetch(`${api.url}${path}`, { method, headers })).status === 200,
      RECOVERED_MS,
    );
  }
};

it('ten times the load, a stuck operation and no connection left cost neither throughput, health nor memory', async (test) => {
  const load = { url: api.url, calls, seconds: SECONDS };
  const best = await runLoad({ ...load, connections: BEST });
  const perSecond = (TIMES * doneIn(best, 'PUT', 'DELETE')) / SECONDS;
  let longest = 0;
  const overload = async (): Promise<LoadAnswers> => {
    const { done, times } = await healthDuring(
      api.url,
      runLoad({ ...load, perSecond, connections: CONNECTIONS }),
    );
    const judged = times[Math.floor((JUDGED / 100) * times.length)] ?? 0;
    test.diagnostic(`${JSON.stringify(done)}, health within ${Math.round(judged)} ms`);
    longest = Math.max(longest, judged);
    const answered = Object.values(done).reduce((sum, count) => sum + count, 0);
    const offered = (100 * answered) / (perSecond * SECONDS);
    assert.ok(offered >= OFFERED, `${Math.round(offered)} % of the load was sent`);
    assert.ok(longest <= LONGEST_MS, `health is answered in ${Math.round(longest)} ms`);
    assert.deepEqual(
      Object.keys(done).filter((answer) => !/ (200|503)$/.test(answer)),
      [],
    );
    return done;
  };
  const shareOf = (done: LoadAnswers, ...methods: readonly string[]): number => {
    const share = (100 * doneIn(done, ...methods)) / doneIn(best, ...methods);
    assert.ok(share >= LEAST, `${Math.round(share)} % of the best throughput, ${JSON.stringify(done)}`);
    return Math.round(share);
  };

  const besideStuck = shareOf(await favourites.stuck(['INSERT'], overload), 'DELETE');
  /** Without a connection, and with all again: the share that is done then, and the memory afterwards. */
  const round = async () => {
    const exhausted = await favourites.stuck(['INSERT', 'DELETE'], overload);
    assert.deepEqual(Object.keys(exhausted).sort(), ['DELETE 503', 'PUT 503']);
    await settle();
    const share = shareOf(await overload(), 'PUT', 'DELETE');
    const bytes = residentBytes(api.pid);
    test.diagnostic(`${Math.round(bytes / MEGABYTE)} MB after it`);
    return { share, bytes };
  };
  // The first fills the heap once; what a call leaves behind would be left by the second as well.
  const [first, second] = [await round(), await round()];
  const grown = Math.max(0, second.bytes - first.bytes);
  assert.ok(grown < MOST_GROWTH, `${Math.round(grown / MEGABYTE)} MB more`);
  shows('T21', {
    seconds: SECONDS,
    'times the best throughput': TIMES,
    '% of it that were done': Math.min(first.share, second.share),
    '% of another operation beside a stuck one': besideStuck,
    'ms for health': Math.round(longest),
    'MB more of memory': Math.round(grown / MEGABYTE),
  });
});
