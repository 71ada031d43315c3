import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { emailConfirmations } from '../mailed-links/email-confirmations.tables.ts';
import {
  type AccountBench,
  openAccountBench,
  type TestAccount,
  tokenIn,
} from '../passwords/testing/account-bench.ts';

const LINK = /\/confirm-email\/([\w-]{43})\s/;
const INVALID = [410, 'EMAIL_LINK_INVALID'];

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const ask = async (account: TestAccount) => {
    const { token } = await api.signIn(account);
    return api.call('POST', '/api/auth/email-confirmation', { token });
  };
  const linksTo = async (account: TestAccount): Promise<string[]> => {
    await api.bench.jobsDone();
    const mails = await api.mails('email-confirmation', account).catch((): string[] => []);
    return mails.map((mail) => LINK.exec(mail)?.[1] ?? '');
  };
  const use = async (token = '') => {
    const { status, json } = await api.call('POST', `/api/auth/email-confirmation/${token}`);
    return [status, json.code];
  };
  const confirmedAt = async ({ id }: TestAccount) =>
    (await database.db.select().from(users).where(eq(users.id, id)))[0]?.emailConfirmedAt;

  it('is a link by mail, which works once, in any browser, and lies in no table', async () => {
    const account = await api.make();
    const { status, json } = await ask(account);
    assert.deepEqual([status, json.email, json.isConfirmed], [200, account.email, false]);
    const [token = '', ...more] = await linksTo(account);
    assert.deepEqual([token.length, more], [43, []]);
    const kept = JSON.stringify(await database.db.select().from(emailConfirmations));
    assert.ok(kept.includes(account.id) && !kept.includes(token));
    assert.equal(await confirmedAt(account), null);
    assert.deepEqual(await use(token), [200, undefined]);
    assert.deepEqual(await confirmedAt(account), api.bench.now);
    assert.deepEqual(await use(token), INVALID);
    assert.equal((await ask(account)).json.isConfirmed, true);
    assert.equal((await linksTo(account)).length, 1, 'who has confirmed is mailed nothing');
  });

  it('is late after 24 hours, and unknown by another token', async () => {
    const account = await api.make();
    await ask(account);
    const [token] = await linksTo(account);
    const sent = api.bench.now;
    api.bench.now = addMinutes(sent, 24 * 60);
    assert.deepEqual(await use(token), INVALID);
    api.bench.now = sent;
    assert.deepEqual(await use('another'), INVALID);
    assert.equal(await confirmedAt(account), null);
  });

  it('mails three links an hour to an account at most', async () => {
    const account = await api.make();
    const { token } = await api.signIn(account);
    const answers = [];
    for (const _ of [1, 2, 3, 4])
      answers.push(await api.call('POST', '/api/auth/email-confirmation', { token }));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 429],
    );
    assert.ok(Number(answers[3]?.headers['retry-after']) > 0);
  });

  it('is done as well by setting a password by a mailed link', async () => {
    const account = await api.make();
    await api.call('POST', '/api/auth/forgot-password', { body: { email: account.email } });
    await api.bench.jobsDone();
    const token = tokenIn((await api.mails('password-reset', account))[0]);
    const body = { password: 'marigold lane 7' };
    assert.equal((await api.call('POST', `/api/auth/reset-password/${token}`, { body })).status, 200);
    assert.ok(await confirmedAt(account));
  });

  it('ends with the e-mail, and so do links that are on their way', async () => {
    const [account, admin] = [await api.make(), await api.make({ role: 'admin' })];
    await ask(account);
    const [token] = await linksTo(account);
    await database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, account.id));
    const { token: adminToken } = await api.signIn(admin);
    const change = (email: string) =>
      api.call('PUT', `/api/admin/users/${account.id}`, {
        token: adminToken,
        body: { name: 'Asha R.', email, phone: '+919000000001', role: 'customer' },
      });
    assert.equal((await change(account.email)).status, 200);
    assert.ok(await confirmedAt(account), 'another name changes nothing');
    assert.equal((await change(`new-${account.email}`)).status, 200);
    assert.equal(await confirmedAt(account), null);
    assert.deepEqual(await use(token), INVALID);
  });
});
