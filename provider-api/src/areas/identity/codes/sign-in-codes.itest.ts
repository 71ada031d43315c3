import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { createSealer } from '../../../platform/sealer/sealer.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { TOKEN_SECRET } from '../../../testing/test-settings.ts';
import { users } from '../accounts/accounts.tables.ts';
import { type AccountBench, openAccountBench, PASSWORD } from '../passwords/testing/account-bench.ts';
import { hashRecoveryCode } from '../second-factor/recovery-codes.ts';
import { secondFactors } from '../second-factor/second-factor.tables.ts';
import { TestBrowser } from '../sessions/testing/test-browser.ts';
import { signInCodes } from './sign-in-codes.tables.ts';

const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';
const CODE = /^\d{6}$/m;

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  let made = 0;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const browser = () => {
    made += 1;
    return new TestBrowser(api.bench.app, `198.51.100.${made}`);
  };
  const stranger = () => {
    made += 1;
    return `new-${made}@people.example`;
  };
  const request = (email: string, as = browser()) => as.call('POST', '/api/auth/code', { body: { email } });
  const mailsTo = (email: string) => api.mails('sign-in-code', { email }).catch((): string[] => []);
  /** A challenge for an address, with the code of its mail. */
  const ask = async (email: string) => {
    const before = await mailsTo(email);
    const { json } = await request(email);
    await api.bench.jobsDone();
    const mail = (await mailsTo(email)).find((text) => !before.includes(text));
    const code = CODE.exec(mail ?? '')?.[0];
    assert.ok(code, mail);
    return { challenge: String(json.challenge), code, wrong: code === '123456' ? '654321' : '123456' };
  };
  const enter = (challenge: string, code: string, more: object = {}, as = browser()) =>
    as.call('POST', `/api/auth/code/${challenge}`, { body: { code, ...more } });
  const outcome = ({ status, json }: Awaited<ReturnType<typeof enter>>) => [status, json.code, json.message];
  const accountsOf = (email: string) => database.db.select().from(users).where(eq(users.email, email));
  const USED = [410, 'SIGN_IN_CODE_INVALID', 'This code was used already.'];
  const ENDED = [410, 'SIGN_IN_CODE_INVALID', 'Five wrong codes: this code no longer works.'];

  it('answers every address alike, mails each a code, and keeps neither where it can be read', async () => {
    const [account, disabled] = [await api.make(), await api.make({ isActive: false })];
    const emails = [account.email, disabled.email, stranger()];
    const answers = [];
    for (const email of emails) {
      const { status, json, headers } = await request(email);
      assert.equal(json.expiresAt, addMinutes(api.bench.now, 10).toISOString());
      answers.push({
        status,
        said: { ...json, challenge: json.challenge.length },
        names: Object.keys(headers),
      });
      const kept = JSON.stringify([
        await database.db.select().from(signInCodes),
        await database.db.select().from(outbox),
      ]);
      assert.ok(!kept.includes(email) && !kept.includes(json.challenge));
    }
    assert.equal(answers[0]?.status, 200);
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    await api.bench.jobsDone();
    for (const email of emails) {
      const [mail, ...more] = await mailsTo(email);
      const code = CODE.exec(mail ?? '')?.[0];
      assert.ok(code && more.length === 0, mail);
      const kept = JSON.stringify(await database.db.select().from(signInCodes));
      assert.ok(!kept.includes(code));
    }
    assert.equal((await request('no address')).json.code, 'VALIDATION_FAILED');
  });

  it('opens a customer account for a new address, confirmed, without a name', async () => {
    const email = stranger();
    const { challenge, code } = await ask(email);
    const own = browser();
    const { status, json } = await enter(challenge, code, {}, own);
    assert.equal(status, 200);
    const { name, phone, role } = json.user;
    assert.deepEqual(
      { name, phone, role, email: json.user.email },
      { name: '', phone: '', role: 'customer', email },
    );
    assert.equal((await own.me(json.token)).status, 200);
    const [account] = await accountsOf(email);
    assert.deepEqual(account?.emailConfirmedAt, api.bench.now);
    assert.equal((await own.signIn(email)).json.code, 'INVALID_CREDENTIALS', 'no password is known');
    await api.call('POST', '/api/auth/forgot-password', { body: { email } });
    await api.bench.jobsDone();
    assert.equal((await api.mails('password-reset', { email })).length, 1, 'but one can be set by mail');
  });

  it('signs in to the account of a known address, whose e-mail is confirmed then', async () => {
    const account = await api.make();
    const { challenge, code } = await ask(account.email);
    const { status, json } = await enter(challenge, code);
    assert.deepEqual([status, json.user.id], [200, account.id]);
    const [user, ...more] = await accountsOf(account.email);
    assert.ok(user?.emailConfirmedAt && more.length === 0);
    assert.deepEqual(outcome(await enter(challenge, code)), USED);
  });

  it('lets one of many in who use a code at once, and opens one account', async () => {
    const email = stranger();
    const { challenge, code } = await ask(email);
    const found = await Promise.all([1, 2, 3].map(() => enter(challenge, code)));
    assert.deepEqual(found.map(({ status }) => status).sort(), [200, 410, 410]);
    assert.equal((await accountsOf(email)).length, 1);
  });

  it('ends a challenge after five wrong codes, also when they come at once', async () => {
    const first = await ask(stranger());
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      const { status, json } = await enter(first.challenge, first.wrong);
      const message = `This code is not right. ${left} left.`;
      assert.deepEqual([status, json.code, json.message], [401, 'SIGN_IN_CODE_WRONG', message]);
      assert.deepEqual(json.fields, [{ path: 'code', message }]);
    }
    assert.deepEqual(outcome(await enter(first.challenge, first.wrong)), ENDED);
    assert.deepEqual(outcome(await enter(first.challenge, first.code)), ENDED);
    const second = await ask(stranger());
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(second.challenge, second.wrong)));
    assert.equal(all.filter(({ status }) => status === 401).length, 4);
    assert.deepEqual(outcome(await enter(second.challenge, second.code)), ENDED);
  });

  it('takes no code that is late, of another challenge, or made up', async () => {
    const [one, other] = [await ask(stranger()), await ask(stranger())];
    assert.equal((await enter(one.challenge, other.code)).status, one.code === other.code ? 200 : 401);
    const { now } = api.bench;
    api.bench.now = addMinutes(now, 10);
    const late = outcome(await enter(other.challenge, other.code));
    api.bench.now = now;
    assert.deepEqual(late, [410, 'SIGN_IN_CODE_INVALID', 'This code is older than 10 minutes.']);
    assert.equal((await enter(other.challenge, other.code)).status, 200, 'a late try does not use it up');
    assert.deepEqual(outcome(await enter('x'.repeat(43), '123456')), [
      ...[410, 'SIGN_IN_CODE_INVALID'],
      'This code was used before or is older than 10 minutes.',
    ]);
    assert.equal((await enter(one.challenge, '12345')).json.code, 'VALIDATION_FAILED');
  });

  it('refuses a disabled account as signing in does, and opens no second one', async () => {
    const account = await api.make({ isActive: false });
    const { challenge, code } = await ask(account.email);
    const byPassword = outcome(await api.login(account));
    assert.deepEqual(outcome(await enter(challenge, code)), byPassword);
    assert.equal(byPassword[1], 'ACCOUNT_DISABLED');
    assert.equal((await accountsOf(account.email)).length, 1);
  });

  it('asks for the second factor all the same, and is used up by the sign-in alone', async () => {
    const account = await api.make({ role: 'salon' });
    await database.db.insert(secondFactors).values({
      ...{ userId: account.id, confirmedAt: new Date(), recoveryHashes: [hashRecoveryCode(RECOVERY_CODE)] },
      sealedSecret: createSealer(TOKEN_SECRET).seal('JBSWY3DPEHPK3PXP', account.id),
    });
    const { challenge, code } = await ask(account.email);
    const enterWith = (secondFactor?: string) => enter(challenge, code, { secondFactor });
    assert.equal((await enterWith()).json.code, 'SECOND_FACTOR_NEEDED');
    assert.equal((await enterWith('aaaa-bbbb-cccc-dddd')).json.code, 'SECOND_FACTOR_WRONG');
    const { status, json } = await enterWith(RECOVERY_CODE);
    assert.deepEqual([status, json.user.role], [200, 'salon']);
    assert.deepEqual(outcome(await enterWith(RECOVERY_CODE)), USED);
  });

  it('mails five codes in ten minutes at most to one address from a network, and ten a day in all', async () => {
    const email = stranger();
    const own = browser();
    const asked = async (as: TestBrowser) => (await request(email, as)).json.code ?? 'sent';
    for (const _ of [1, 2, 3, 4, 5]) assert.equal(await asked(own), 'sent');
    assert.equal(await asked(own), 'RATE_LIMITED');
    for (const _ of [6, 7, 8, 9, 10]) assert.equal(await asked(browser()), 'sent');
    assert.equal(await asked(browser()), 'RATE_LIMITED');
    await api.bench.jobsDone();
    assert.equal((await mailsTo(email)).length, 10);
    assert.equal((await request(stranger(), own)).status, 200, 'another address gets its own');
  });

  it('leaves the owner a code, in a browser where they signed in, whatever strangers ask for', async () => {
    const account = await api.make();
    const own = browser();
    assert.equal((await own.signIn(account.email, PASSWORD)).status, 200);
    for (const _ of Array.from({ length: 10 })) await request(account.email);
    assert.equal((await request(account.email)).status, 429);
    assert.equal((await request(account.email, own)).status, 200);
  });
});
