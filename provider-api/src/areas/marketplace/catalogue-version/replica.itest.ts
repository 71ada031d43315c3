import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultProxy, startFaultProxy } from '@sundara/node/testing';
import { asc, eq } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../salons/salons.tables.ts';

// A second database with the same rows stands for the replica: the test decides how far it is, and marks what is in it.
let target: TestDatabase;
let copy: TestDatabase;
let proxy: FaultProxy;
let database: Database;
let replica: Database;
let own: TestApp;
let ids: readonly string[];
before(async () => {
  [target, copy] = await Promise.all([
    makeTestDatabase('postgres', 'demo'),
    makeTestDatabase('postgres', 'demo'),
  ]);
  proxy = await startFaultProxy(copy.settings.databaseUrl ?? '');
  database = await openDatabase({ ...target.settings, replicaUrl: proxy.url });
  replica = await openDatabase(copy.settings);
  own = await testApp(database);
  const rows = await database.db
    .select({ id: salons.id })
    .from(salons)
    .where(eq(salons.isActive, true))
    .orderBy(asc(salons.id));
  ids = rows.map(({ id }) => id);
  await mark();
});
after(async () => {
  await own.app.close();
  await database.close();
  await replica.close();
  await proxy.down();
  await target.remove();
  await copy.remove();
});

/** Lets each name tell where it was read, past the triggers that count changes. */
const mark = () =>
  replica.alone(async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query("update salons set name = 'Replica ' || name where name not like 'Replica %'");
  });
const rename = (where: Database, id: string, name: string) =>
  where.db.update(salons).set({ name }).where(eq(salons.id, id));
/** Pages are kept, so each question is about another salon. */
const nameOfNext = async (): Promise<string> => {
  const [id = '', ...others] = ids;
  ids = others;
  const { status, json } = await own.call('GET', `/api/public/salons/${id}`);
  assert.equal(status, 200);
  return json.salon.name;
};

/** Whether the replica answers before long: one that is slow on a busy machine is left alone for five seconds. */
const replicaAnswers = async (): Promise<boolean> => {
  for (let turn = 0; turn < 40; turn += 1) {
    if ((await nameOfNext()).startsWith('Replica ')) return true;
    await pause(300);
  }
  return false;
};

it('answers from the replica while that has what the answer is for', async () => {
  assert.ok(await replicaAnswers());
  for (let turn = 0; turn < 3; turn += 1) assert.match(await nameOfNext(), /^Replica /);
  const { json } = await own.call('GET', '/api/public/salons?q=spa');
  for (const { name } of json.salons) assert.match(name, /^Replica /);
});

it('never answers with less than what is written, and goes back to the replica once that has it', async () => {
  const [id = ''] = ids;
  await rename(database, id, 'Lotus');
  assert.equal(await nameOfNext(), 'Lotus');
  await rename(replica, id, 'Lotus');
  assert.ok(await replicaAnswers());
});

it('goes on when the replica is cut off, and takes nothing from it that writes', async () => {
  await assert.rejects(database.replica?.pool.query('delete from favourites') ?? Promise.resolve(), {
    message: /read-only transaction/,
  });
  await proxy.down();
  for (let turn = 0; turn < 5; turn += 1) assert.doesNotMatch(await nameOfNext(), /^Replica /);
});
