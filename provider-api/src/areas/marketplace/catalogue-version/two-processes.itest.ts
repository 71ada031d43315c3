import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { runServer, type ServerProcess } from '../../../testing/run-server.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../salons/salons.tables.ts';
import { STALE_AFTER_MS } from './catalogue-version.ts';

let target: TestDatabase;
let other: ServerProcess;
let database: Database;
let own: TestApp;
before(async () => {
  target = await makeTestDatabase('postgres', 'demo');
  const { databaseUrl = '', dataDir } = target.settings;
  other = runServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  await other.ready();
  database = await openDatabase(target.settings);
  own = await testApp(database);
});
after(async () => {
  await database.close();
  other.signal('SIGTERM');
  await other.ended();
  await target.remove();
});

it('shows a write at once in the process that made it, and 100 ms later in another', async () => {
  const [salon] = await database.db.select({ id: salons.id }).from(salons).limit(1);
  const path = `/api/public/salons/${salon?.id}`;
  const address = await other.ready();
  const nameThere = async (): Promise<string> => {
    const { salon } = (await (await fetch(`${address}${path}`)).json()) as { salon: { name: string } };
    return salon.name;
  };
  for (let turn = 0; turn < 20; turn += 1) {
    const name = `Lotus ${turn}`;
    await nameThere();
    await database.db
      .update(salons)
      .set({ name })
      .where(eq(salons.id, salon?.id ?? ''));
    assert.equal((await own.call('GET', path)).json.salon.name, name);
    // A timer may come a millisecond early.
    await pause(STALE_AFTER_MS + 2);
    assert.equal(await nameThere(), name);
  }
});
