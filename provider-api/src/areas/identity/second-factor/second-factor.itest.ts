import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import {
  type AccountBench,
  openAccountBench,
  PASSWORD,
  type TestAccount,
  tokenIn,
} from '../passwords/testing/account-bench.ts';
import { secondFactors } from './second-factor.tables.ts';

const PATH = '/api/auth/second-factor';

/** The code that an authenticator app shows `stepsFromNow` steps from now. */
const codeOf = (secret: string, stepsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const owner = () => api.make({ role: 'salon', name: 'Rose' });
  const begin = (token: string, password = PASSWORD) => api.call('POST', PATH, { token, body: { password } });
  const confirm = (token: string, code: string) => api.call('PUT', PATH, { token, body: { code } });
  const end = (token: string, code: string, password = PASSWORD) =>
    api.call('DELETE', PATH, { token, body: { password, code } });
  const me = async (token: string) => (await api.call('GET', '/api/auth/me', { token })).status;
  const outcome = ({ status, json }: { status: number; json: { code?: string } }) =>
    json.code ?? String(status);

  /** An owner whose second factor is on, confirmed with the present code; the next code is unused. */
  const protectedOwner = async () => {
    const account = await owner();
    const { token } = await api.signIn(account);
    const { secret } = (await begin(token)).json;
    const code = codeOf(secret);
    const { recoveryCodes } = (await confirm(token, code)).json;
    assert.equal(recoveryCodes.length, 10);
    return { account, token, secret, code, recoveryCodes };
  };
  const login = async (account: TestAccount, code?: string) =>
    outcome(await api.login(account, code === undefined ? {} : { code }));

  it('is asked for all the same after a new password by a mailed link (ASVS 5, 6.4.3)', async () => {
    const { account, secret } = await protectedOwner();
    const { email } = account;
    await api.call('POST', '/api/auth/forgot-password', { body: { email } });
    await api.bench.jobsDone();
    const [mail] = await api.mails('password-reset', account);
    const password = 'three slow scissors';
    const set = await api.call('POST', `/api/auth/reset-password/${tokenIn(mail)}`, { body: { password } });
    assert.equal(set.status, 200);
    assert.equal(outcome(await api.login(account, { password })), 'SECOND_FACTOR_NEEDED');
    assert.equal(outcome(await api.login(account, { password, code: codeOf(secret, 1) })), '200');
  });

  it('names the field that is wrong', async () => {
    const { token } = await api.signIn(await owner());
    const none = await begin(token, '');
    assert.deepEqual([none.status, none.json.fields[0].path], [400, 'password']);
    assert.equal(outcome(await begin(token, 'not this one')), 'PASSWORD_WRONG');
    assert.equal(outcome(await confirm(token, ' ')), 'VALIDATION_FAILED');
    assert.equal(outcome(await confirm(token, '123456')), 'SECOND_FACTOR_WRONG', 'nothing was begun');
    const { secret } = (await begin(token)).json;
    const wrong = await confirm(token, codeOf(secret, 10));
    assert.deepEqual([outcome(wrong), wrong.json.fields[0].path], ['SECOND_FACTOR_WRONG', 'code']);
  });

  it('is on from its first code, then signing in asks for one; other sessions end and the owner is told', async () => {
    const account = await owner();
    const [here, there] = [await api.signIn(account), await api.signIn(account)];
    const begun = await begin(here.token);
    assert.match(begun.json.uri, /^otpauth:\/\/totp\/Sundara:/);
    assert.equal(await login(account), '200', 'nothing is on before it is confirmed');
    const { secret } = begun.json;
    const confirmed = await confirm(here.token, codeOf(secret));
    assert.equal(confirmed.status, 200);
    assert.deepEqual([await me(here.token), await me(there.token)], [200, 401]);
    const state = (await api.call('GET', PATH, { token: here.token })).json.secondFactor;
    assert.deepEqual(state, { on: true, recoveryCodesLeft: 10 });
    assert.equal(await login(account), 'SECOND_FACTOR_NEEDED');
    assert.equal(await login(account, codeOf(secret, 5)), 'SECOND_FACTOR_WRONG');
    assert.equal(await login(account, codeOf(secret, 1)), '200', 'a clock may be half a minute fast');
    await api.bench.jobsDone();
    const [told = '', ...more] = await api.mails('second-factor-on', account);
    assert.match(told, /was turned on on .*asks for a code/s);
    assert.equal(more.length, 0);
  });

  it('tells nobody that there is one who does not know the password', async () => {
    const { account } = await protectedOwner();
    for (const code of [undefined, '123456']) {
      const { json } = await api.login(account, { password: 'not this one', ...(code && { code }) });
      assert.equal(json.code, 'INVALID_CREDENTIALS');
    }
  });

  it('lets one of many sign-ins with one code through, and no code after its use', async () => {
    const { account, secret, code } = await protectedOwner();
    assert.equal(await login(account, code), 'SECOND_FACTOR_WRONG', 'it confirmed already');
    const next = codeOf(secret, 1);
    // As many as an unknown browser may try at once: a sixth would have to wait.
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => login(account, next)));
    assert.deepEqual(outcomes.sort(), ['200', ...Array.from({ length: 4 }, () => 'SECOND_FACTOR_WRONG')]);
  });

  it('takes each recovery code once, however it is typed, and counts what is left', async () => {
    const { account, token, recoveryCodes } = await protectedOwner();
    const [one, two] = recoveryCodes;
    const typed = one.toUpperCase().replaceAll('-', ' ');
    const outcomes = await Promise.all([one, typed, one, typed].map((code) => login(account, code)));
    assert.deepEqual(outcomes.sort(), ['200', ...Array.from({ length: 3 }, () => 'SECOND_FACTOR_WRONG')]);
    assert.equal(await login(account, two), '200');
    const state = (await api.call('GET', PATH, { token })).json.secondFactor;
    assert.deepEqual(state, { on: true, recoveryCodesLeft: 8 });
  });

  it('keeps neither secret nor recovery code where the database can be read', async () => {
    const { secret, recoveryCodes } = await protectedOwner();
    const kept = JSON.stringify(await database.db.select().from(secondFactors));
    for (const text of [secret, ...recoveryCodes]) assert(!kept.includes(text));
  });

  it('can be begun anew until it is on, then only turned off with password and code', async () => {
    const account = await owner();
    const { token } = await api.signIn(account);
    const first = (await begin(token)).json.secret;
    const { secret } = (await begin(token)).json;
    assert.equal(outcome(await confirm(token, codeOf(first))), 'SECOND_FACTOR_WRONG');
    const on = await confirm(token, codeOf(secret));
    assert.equal(on.status, 200);
    const [recoveryCode] = on.json.recoveryCodes;
    for (const again of [await begin(token), await confirm(token, codeOf(secret, 1))])
      assert.equal(outcome(again), 'SECOND_FACTOR_ON');
    assert.equal(outcome(await end(token, codeOf(secret), 'not this one')), 'PASSWORD_WRONG');
    assert.equal(outcome(await end(token, codeOf(secret, 5))), 'SECOND_FACTOR_WRONG');
    const there = (await api.login(account, { code: recoveryCode })).json.token;
    assert.deepEqual([await me(token), await me(there)], [200, 200]);
    const ended = await end(token, codeOf(secret, 1));
    assert.deepEqual(ended.json.secondFactor, { on: false, recoveryCodesLeft: 0 });
    assert.deepEqual([await me(token), await me(there)], [200, 401], 'other sessions end');
    assert.equal(await login(account), '200');
    await api.bench.jobsDone();
    assert.match((await api.mails('second-factor-off', account))[0] ?? '', /was turned off on /);
  });

  it('stops who guesses codes, and does not count codes that were right', async () => {
    const { account, secret, recoveryCodes } = await protectedOwner();
    for (const code of recoveryCodes.slice(0, 9)) assert.equal(await login(account, code), '200');
    for (let turn = 0; turn < 10; turn += 1)
      assert.equal(await login(account, codeOf(secret, 7)), 'SECOND_FACTOR_WRONG');
    assert.equal(await login(account, codeOf(secret)), 'RATE_LIMITED');
  });

  it('is turned on by salons and admins alone', async () => {
    const { token } = await api.signIn(await api.make());
    for (const { json } of await Promise.all([begin(token), confirm(token, '1')]))
      assert.equal(json.code, 'FORBIDDEN');
    assert.equal((await api.call('GET', PATH, { token })).json.secondFactor.on, false);
    const admin = await api.signIn(await api.make({ role: 'admin' }));
    assert.equal((await begin(admin.token)).status, 200);
    assert.equal((await api.call('GET', PATH)).json.code, 'UNAUTHENTICATED');
  });

  it("stands in the audit when it is an admin's, without its secret", async () => {
    const account = await api.make({ role: 'admin' });
    const { token } = await api.signIn(account);
    const { secret } = (await begin(token)).json;
    assert.equal((await confirm(token, codeOf(secret))).status, 200);
    assert.equal((await end(token, codeOf(secret, 1))).status, 200);
    const [admin] = await database.db.select().from(users).where(eq(users.email, account.email));
    const audited = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, admin?.id ?? ''));
    assert.deepEqual(
      audited.map(({ action, actorId, changes }) => [action, actorId === admin?.id, changes]),
      ['auth.confirmSecondFactor', 'auth.endSecondFactor'].map((action) => [
        ...[action, true],
        { secondFactor: [null, null] },
      ]),
    );
  });

  it('can be turned off by an account that has become a customer', async () => {
    const { account, recoveryCodes } = await protectedOwner();
    await database.db.update(users).set({ role: 'customer' }).where(eq(users.email, account.email));
    assert.equal(await login(account), 'SECOND_FACTOR_NEEDED');
    const { json } = await api.login(account, { code: recoveryCodes[0] });
    assert.equal((await end(json.token, recoveryCodes[1])).json.secondFactor.on, false);
    assert.equal(await login(account), '200');
  });
});
