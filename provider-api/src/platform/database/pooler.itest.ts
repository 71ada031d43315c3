import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { type Pooler, startPgBouncer } from '@sundara/node/testing';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app/build-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import type { Content } from '../../testing/template-database.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { preparedQuery } from './prepared-query.ts';

// PgBouncer in transaction mode: each transaction runs in one of two sessions of the server.
const SESSIONS = 2;
const made: { readonly pooler: Pooler; readonly target: TestDatabase }[] = [];

const makePooler = async (content: Content): Promise<{ directUrl: string; pooler: Pooler }> => {
  const target = await makeTestDatabase('postgres', content);
  const directUrl = target.settings.databaseUrl ?? '';
  const pooler = await startPgBouncer(directUrl, SESSIONS);
  made.push({ pooler, target });
  return { directUrl, pooler };
};

after(async () => {
  await database.close();
  for (const { pooler, target } of made) {
    await pooler.stop();
    await target.remove();
  }
});

let directUrl: string;
let pooler: Pooler;
let database: Database;
before(async () => {
  ({ directUrl, pooler } = await makePooler('demo'));
  database = await openDatabase({ databaseUrl: pooler.url, directUrl, poolMode: 'transaction', dataDir: '' });
  await migrate(database);
});

it('gives each of many transactions at once a session, and the settings that statements rely on', async () => {
  const met = new Set<number>();
  const one = async (at: number) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ at: number; pid: number; settings: string[] }>(sql`
        select ${at}::int as at, pg_backend_pid() as pid, array[current_setting('TimeZone'), current_setting('jit'),
          current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')] as settings`);
      const [row] = rows;
      assert.ok(row);
      // On a busy machine the first session could serve all before the pooler has opened another one.
      await until(() => met.add(row.pid).size === SESSIONS);
      return row;
    });
  const all = await Promise.all(Array.from({ length: 40 }, (_, at) => one(at)));
  assert.deepEqual(
    all.map(({ at }) => at),
    Array.from({ length: 40 }, (_, at) => at),
  );
  assert.equal(met.size, SESSIONS);
  for (const { settings } of all) assert.deepEqual(settings, ['UTC', 'off', '15s', '30s']);
});

it('answers statements that are prepared by name, whichever session they meet', async () => {
  const roundTrip = preparedQuery('round_trip', (db) =>
    db.select({ twice: sql<number>`${sql.placeholder('n')}::int * 2` }).from(sql`(values (1)) as one`),
  );
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => roundTrip(database.db).execute({ n })),
  );
  assert.deepEqual(
    answers.map(([row]) => row?.twice),
    Array.from({ length: 60 }, (_, n) => n * 2),
  );
});

it('serves the API: pages, a sign-in and a search, many at a time', async () => {
  const app = await buildApp({ settings: testSettings(), database, checkReplies: true });
  try {
    const { salons } = (await app.inject('/api/public/salons?limit=30')).json();
    const asked = [
      ...salons.map(({ id }: { id: string }) => ({
        url: `/api/public/salons/${id}`,
        method: 'GET' as const,
      })),
      ...['facial ameerpet', 'hair spa', 'bridal'].map((q) => ({
        url: `/api/public/salons?q=${encodeURIComponent(q)}`,
        method: 'GET' as const,
      })),
      {
        url: '/api/auth/login',
        method: 'POST' as const,
        payload: { email: 'customer@demo.test', password: 'Demo#2026' },
      },
    ];
    const replies = await Promise.all(asked.map((each) => app.inject(each)));
    assert.deepEqual(
      replies.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body),
      [],
    );
  } finally {
    await app.close();
  }
});

it('migrates past the pooler alone, and says what is missing where it can not', async () => {
  const other = await openDatabase({ databaseUrl: pooler.url, poolMode: 'transaction', dataDir: '' });
  await assert.rejects(migrate(other), {
    code: 'DATABASE_MIGRATION_FAILED',
    message: /DATABASE_DIRECT_URL is not set\./,
  });
  await other.close();
});

it('does not start on sessions with other settings, and does once they are given', async () => {
  const fresh = await makePooler('empty');
  const settings = { databaseUrl: fresh.pooler.url, poolMode: 'transaction', dataDir: '' } as const;
  await assert.rejects(openDatabase(settings), {
    code: 'DATABASE_ROLE_UNSET',
    message: /The pooler's sessions have .*jit on.*Start once with DATABASE_DIRECT_URL/,
  });
  // The pooler's session is from before.
  await assert.rejects(openDatabase({ ...settings, directUrl: fresh.directUrl }), {
    code: 'DATABASE_ROLE_UNSET',
  });
  await fresh.pooler.reconnect();
  await (await openDatabase(settings)).close();
});
