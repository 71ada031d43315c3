import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { errorReplySchema } from '@sundara/contracts/api';
import { shows, sized, until } from '@sundara/contracts/testing';
import {
  makeTemporaryFolder,
  NOWHERE,
  type PostgresCluster,
  removeFolder,
  startPostgresCluster,
} from '@sundara/node/testing';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { type ApiProcess, startApi } from '../../testing/payments/api-process.ts';
import { makeCustomer, makeSalon } from '../../testing/payments/booking-bench.ts';
import { templateDatabase } from '../../testing/template-database.ts';

const WRITERS = sized({ quick: 6, deep: 24 });
const SALONS = sized({ quick: 60, deep: 400 });
const RESTARTS = sized({ quick: 2, deep: 10 });
/** Refusals that each outage goes on for. */
const REFUSALS = sized({ quick: 30, deep: 600 });
const PAUSE_MS = 10;
/** From when the database takes connections again to the next call that is answered as asked. */
const RECOVERED_MS = sized({ quick: 60_000, deep: 5_000 });
const SAID_LINES = 20;

let server: PostgresCluster;
let database: Database;
let api: ApiProcess;
let dataDir: string;
before(async () => {
  server = await startPostgresCluster();
  const databaseUrl = await server.createDatabase(await templateDatabase(server, 'migrated'));
  dataDir = await makeTemporaryFolder();
  database = await openDatabase({ dataDir, databaseUrl, onConnectionLost: () => {} });
  api = await startApi({ dataDir, databaseUrl }, NOWHERE);
});
after(async () => {
  await api.stop();
  await database.close();
  await server.stop();
  await removeFolder(dataDir);
});

/** So many at once would wait too long for a connection. */
const oneByOne = async <Made>(count: number, make: () => Promise<Made>): Promise<readonly Made[]> => {
  const made: Made[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

/** A call, which must be answered: as asked, or with 503, a code, and when to come again. @returns whether as asked */
const isDone = async (method: string, path: string, token: string): Promise<boolean> => {
  const reply = await fetch(`${api.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const content = await reply.text();
  if (reply.status === 200) return true;
  const json = errorReplySchema.parse(JSON.parse(content));
  const told = [reply.status, json.code, Number(reply.headers.get('retry-after')) > 0];
  assert.deepEqual(told, [503, 'UNAVAILABLE', true], `${method} ${path}: ${json.message}`);
  return false;
};

it('a PostgreSQL that is started again under load costs calls, which are told so, but no process and nothing acknowledged', async () => {
  const salons = await oneByOne(SALONS, () => makeSalon(database));
  const customers = await oneByOne(WRITERS, () => makeCustomer(database));
  const acknowledged = new Set<string>();
  const counts = { done: 0, refused: 0 };
  let isOver = false;
  let ended = false;
  void api.ended.then(() => {
    ended = true;
  });

  const count = (isAsAsked: boolean): boolean => {
    counts[isAsAsked ? 'done' : 'refused'] += 1;
    return isAsAsked;
  };
  /** Keeps salons as favourites, one after the other, and looks around in between. */
  const write = async ({ id, token }: (typeof customers)[number]): Promise<void> => {
    for (let no = 0; !isOver; no += 1) {
      const salon = salons[no % salons.length]?.id ?? '';
      if (count(await isDone('PUT', `/api/customer/favourites/${salon}`, token)))
        acknowledged.add(`${id} ${salon}`);
      count(await isDone('GET', '/api/customer/favourites', token));
      await wait(PAUSE_MS);
    }
  };
  let fault: unknown;
  const writing = Promise.all(customers.map(write)).catch((error: unknown) => {
    const said = api.complaints.slice(-SAID_LINES).join('\n');
    fault = new Error(`a call failed; the API${ended ? ' has ended, and' : ''} said: ${said}`, {
      cause: error,
    });
  });
  const moreOf = async (what: keyof typeof counts, more: number): Promise<void> => {
    const enough = counts[what] + more;
    await until(() => fault !== undefined || counts[what] >= enough);
    if (fault) throw fault;
  };

  let slowest = 0;
  for (let no = 0; no < RESTARTS; no += 1) {
    await moreOf('done', 10 * WRITERS);
    await server.restart(no % 2 === 0 ? 'SIGINT' : 'SIGQUIT', () =>
      moreOf('refused', REFUSALS).then(() => {}),
    );
    const since = performance.now();
    await moreOf('done', 1);
    slowest = Math.max(slowest, performance.now() - since);
  }
  assert.ok(slowest <= RECOVERED_MS, `${Math.round(slowest)} ms until a call was answered again`);
  await moreOf('done', 10 * WRITERS);
  isOver = true;
  await writing;
  assert.equal(fault, undefined);

  const { rows } = await database.pool.query<{ kept: string }>(
    "select customer_id || ' ' || salon_id as kept from favourites",
  );
  const kept = new Set(rows.map((row) => row.kept));
  const lost = [...acknowledged].filter((write) => !kept.has(write));
  assert.deepEqual(lost, []);
  assert.equal(ended, false);
  shows('T20', {
    restarts: RESTARTS,
    'ms until the first call was answered again, at most': Math.round(slowest),
    'calls answered as asked': counts.done,
    'calls told to come again': counts.refused,
    'other answers': 0,
    'acknowledged writes lost': lost.length,
    'process exits': 0,
  });
});
