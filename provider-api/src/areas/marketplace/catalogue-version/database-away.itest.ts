import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { type FaultProxy, startFaultProxy } from '@sundara/node/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let target: TestDatabase;
let proxy: FaultProxy;
let database: Database;
let api: TestApp;
before(async () => {
  target = await makeTestDatabase('postgres', 'demo');
  proxy = await startFaultProxy(target.settings.databaseUrl ?? '');
  database = await openDatabase({ ...target.settings, databaseUrl: proxy.url, onConnectionLost: () => {} });
  api = await testApp(database);
});
after(async () => {
  await proxy.down();
  await database.close();
  await target.remove();
});

it('public reads that were answered before go on while the database is away; all else is 503 with a time to come again', async () => {
  const list = '/api/public/salons?limit=3';
  const [salon, another] = (await api.call('GET', list)).json.salons;
  const known = [list, `/api/public/salons/${salon.id}`, `/api/public/salons/${salon.id}/head`];
  const before = await Promise.all(known.map((path) => api.call('GET', path)));
  await proxy.down();
  for (const [index, path] of known.entries()) {
    const { status, json } = await api.call('GET', path);
    assert.deepEqual([status, json], [200, before[index]?.json], path);
  }
  for (const path of [`${list}&page=2`, `/api/public/salons/${another.id}`, '/readyz']) {
    const { status, headers, json } = await api.call('GET', path);
    assert.deepEqual([status, json.code, headers['retry-after']], [503, 'UNAVAILABLE', '2'], path);
  }
});
