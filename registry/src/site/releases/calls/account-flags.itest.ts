import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountFlags } from '@sundara/contracts/api';
import { setFlag } from '../../../acts/set-flag.ts';
import { serveConsole } from '../../../testing/served-console.ts';
import { ACTOR } from '../../../testing/stocked-registry.ts';
import { ACCOUNT_IDS } from '../../../testing/stub-api.ts';

const host = 'production.localhost';

test('an account is told what is on for it or its role in this environment, and nothing of others', async (t) => {
  const { registry, call } = await serveConsole(t);
  const set = (flag: string, reach: Parameters<typeof setFlag>[3]) =>
    setFlag(registry, 'production', flag, reach, ACTOR);
  await set('for-the-customer', { percent: 0, accounts: [ACCOUNT_IDS.customer, ACCOUNT_IDS.salon] });
  await set('for-admins', { percent: 0, roles: ['admin'] });
  await set('for-everybody', { percent: 100 });
  const flagsOf = async (as: 'admin' | 'customer', environment = host) =>
    (await call(accountFlags.path, { as, host: environment })).json.flags;
  assert.deepEqual(await flagsOf('customer'), ['for-the-customer']);
  assert.deepEqual(await flagsOf('admin'), ['for-admins']);
  assert.deepEqual(await flagsOf('admin', 'local.localhost'), []);
  await set('for-the-customer', { percent: 0 });
  assert.deepEqual(await flagsOf('customer'), []);
});

test('who is nobody, is closed out, or asks where nothing runs is told no flag', async (t) => {
  const { registry, call } = await serveConsole(t);
  await setFlag(registry, 'production', 'for-customers', { percent: 0, roles: ['customer'] }, ACTOR);
  const { status, json, headers } = await call(accountFlags.path, { host });
  assert.deepEqual([status, json.code, headers['cache-control']], [401, 'UNAUTHENTICATED', 'no-store']);
  const closed = await call(accountFlags.path, {
    host,
    headers: { authorization: 'Bearer disabled.is.here' },
  });
  assert.deepEqual([closed.status, closed.json.code], [403, 'ACCOUNT_DISABLED']);
  const nowhere = await call(accountFlags.path, { as: 'customer', host: 'nowhere.localhost' });
  assert.deepEqual([nowhere.status, nowhere.json.code], [404, 'NOT_FOUND']);
});
