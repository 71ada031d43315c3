import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { changeOwnPassword } from './set-password.command.ts';
import { type AccountBench, openAccountBench, PASSWORD } from './testing/account-bench.ts';
import { requirePassword } from './verify-password.ts';

const NEW_PASSWORD = 'three slow scissors';

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const change = (token: string, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
    api.call('POST', '/api/auth/password', { token, body: { currentPassword, newPassword } });
  const me = async (token: string) => (await api.call('GET', '/api/auth/me', { token })).status;

  it('names each field that is wrong', async () => {
    const { token } = await api.signIn(await api.make());
    const empty = await change(token, '', 'short');
    assert.equal(empty.status, 400);
    assert.deepEqual(empty.json.fields.map(({ path }: { path: string }) => path).sort(), [
      'currentPassword',
      'newPassword',
    ]);
    const wrong = await change(token, 'not this one');
    assert.deepEqual([wrong.status, wrong.json.code], [422, 'PASSWORD_WRONG']);
    const common = await change(token, PASSWORD, 'Password123');
    assert.deepEqual(
      [common.status, common.json.code, common.json.fields[0].path],
      [422, 'PASSWORD_TOO_COMMON', 'newPassword'],
    );
  });

  it('sets it, keeps this session, ends every other and tells the owner', async () => {
    const account = await api.make();
    const [here, there] = [await api.signIn(account), await api.signIn(account)];
    const changed = await change(here.token);
    assert.deepEqual([changed.status, changed.json.message], [200, 'Password changed']);
    assert.equal(changed.json.user.id, account.id);
    assert.equal(await me(changed.json.token), 200);
    assert.equal(await me(here.token), 401, 'the token from before is of the former version');
    const next = await api.call('POST', '/api/auth/refresh', { cookie: here.cookie });
    assert.deepEqual([next.status, await me(next.json.token)], [200, 200]);
    assert.equal(await me(there.token), 401);
    assert.equal((await api.call('POST', '/api/auth/refresh', { cookie: there.cookie })).status, 401);
    assert.equal((await api.login(account)).status, 401);
    assert.equal((await api.login(account, { password: NEW_PASSWORD })).status, 200);
    await api.bench.jobsDone();
    const [told = '', ...more] = await api.mails('password-changed', account);
    assert.match(told, /Every other device was signed out/);
    assert.equal(more.length, 0);
  });

  it('gives way to a password that was set while the new one was made ready', async () => {
    const account = await api.make();
    const sessionVersion = await requirePassword(database.db, account.id, PASSWORD);
    const sessionId = randomUUID();
    const change = { userId: account.id, sessionId, passwordHash: 'a thief knows it' };
    const now = new Date();
    const changing = { database, onAccountChanged: async () => {} };
    const owner = await changeOwnPassword(changing, { ...change, sessionVersion }, now);
    assert.equal(owner?.sessionVersion, sessionVersion + 1);
    assert.equal(await changeOwnPassword(changing, { ...change, sessionVersion }, now), undefined);
  });

  it('is open to nobody who is not signed in', async () => {
    for (const token of ['', 'a.b.c']) assert.equal((await change(token)).json.code, 'UNAUTHENTICATED');
  });

  it('stops who guesses the current password in a session left open', async () => {
    const { token } = await api.signIn(await api.make());
    for (let turn = 0; turn < 10; turn += 1) await change(token, 'not this one');
    assert.equal((await change(token)).json.code, 'RATE_LIMITED');
  });
});
