import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import type { Answer } from '../../../testing/test-app.ts';
import { SITE_URL } from '../../../testing/test-settings.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { startSmtpListener } from '../../customer/booking-mail/testing/smtp-listener.ts';
import { users } from '../accounts/accounts.tables.ts';
import { passwordResets } from '../mailed-links/passwords.tables.ts';
import {
  type AccountBench,
  openAccountBench,
  PASSWORD,
  type TestAccount,
  tokenIn,
} from './testing/account-bench.ts';

const NEW_PASSWORD = 'three slow scissors';
/** What a caller may write to have the link lead to a site of their own. */
const ELSEWHERE = {
  host: 'elsewhere.example',
  'x-forwarded-host': 'elsewhere.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=elsewhere.example;proto=https',
};

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const counted = { uses: 0, won: 0, refused: 0, links: 0 };
  after(() =>
    shows('T55', {
      'uses of one link at once': counted.uses,
      'that set a password': counted.won,
      'uses of other links refused': counted.refused,
      'links mailed for a forged host, to the site itself': counted.links,
    }),
  );

  const forgot = ({ email }: Pick<TestAccount, 'email'>) =>
    api.call('POST', '/api/auth/forgot-password', { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    api.call('POST', `/api/auth/reset-password/${token}`, { body: { password } });
  /** Where the catalogue of checks says 400, the contract has a code of its own: RESET_LINK_INVALID, with 410. */
  const assertRefused = ({ status, json }: Answer, why: string): void => {
    assert.deepEqual([status, json.code], [410, 'RESET_LINK_INVALID'], why);
    counted.refused += 1;
  };
  /** Asks for a link; returns the token of the one new mail. */
  const askForLink = async (account: TestAccount): Promise<string> => {
    const before = await api.mails('password-reset', account).catch((): string[] => []);
    assert.equal((await forgot(account)).status, 200);
    await api.bench.jobsDone();
    const fresh = (await api.mails('password-reset', account)).filter((mail) => !before.includes(mail));
    assert.equal(fresh.length, 1);
    return tokenIn(fresh[0]);
  };

  it('names the field that is wrong, and takes no password that is short or common', async () => {
    const asked = await forgot({ email: 'nobody' });
    assert.deepEqual(
      [asked.status, asked.json.fields],
      [400, [{ path: 'email', message: 'Email is invalid' }]],
    );
    const token = await askForLink(await api.make());
    const short = await reset(token, 'short');
    assert.deepEqual([short.status, short.json.fields[0].path], [400, 'password']);
    const common = await reset(token, 'Password123');
    assert.deepEqual([common.status, common.json.code], [422, 'PASSWORD_TOO_COMMON']);
    assert.equal((await reset(token)).status, 200, 'the link still works after that');
  });

  it('mails a link that sets a new password, ends every session and tells the owner', async () => {
    const account = await api.make();
    const { token: session, cookie } = await api.signIn(account);
    const done = await reset(await askForLink(account));
    assert.deepEqual([done.status, done.json.message], [200, 'Password reset successful! Please log in.']);
    assert.equal((await api.call('GET', '/api/auth/me', { token: session })).status, 401);
    assert.equal((await api.call('POST', '/api/auth/refresh', { cookie })).status, 401);
    assert.equal((await api.login(account)).json.code, 'INVALID_CREDENTIALS');
    assert.equal((await api.login(account, { password: NEW_PASSWORD })).status, 200);
    await api.bench.jobsDone();
    const [told = ''] = await api.mails('password-changed', account);
    assert.match(told, /was changed on Mon, 23 Nov, 12:00 pm.*Every device was signed out/s);
  });

  it('answers a known and an unknown e-mail alike, and writes the same for both', async () => {
    const known = await api.make({ email: 'known-1@people.example' });
    const answers = [];
    const rows = [];
    for (const email of [known.email, 'unknown@people.example']) {
      const { status, json, headers } = await forgot({ email });
      answers.push({ status, json, headers: { ...headers, date: '', 'x-request-id': '' } });
      const [row] = await database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
      assert(row);
      const { key, payload, kind, runAt } = row;
      assert.doesNotMatch(JSON.stringify(row), /people\.example/, 'the table names nobody');
      rows.push({ kind, runAt, key: key.length, payload: JSON.stringify(payload).length });
    }
    assert.deepEqual(answers[0], answers[1]);
    assert.deepEqual(rows[0], rows[1]);
    await api.bench.jobsDone();
    assert.deepEqual(await api.mails('password-reset', { email: 'unknown@people.example' }), []);
  });

  it('answers a link that is unknown, used or late alike', async () => {
    const account = await api.make();
    const used = await askForLink(account);
    assert.equal((await reset(used)).status, 200);
    const late = await askForLink(account);
    const { now } = api.bench;
    api.bench.now = addMinutes(now, 30);
    const answers = await Promise.all(['A'.repeat(43), used, late].map((token) => reset(token)));
    api.bench.now = now;
    for (const answer of answers) {
      assertRefused(answer, 'unknown, used or late');
      assert.deepEqual(answer.json, answers[0]?.json);
    }
    assert.equal((await reset(late)).status, 200, 'in time it would have worked');
  });

  it('lets one of many resets by one link win, and none by an earlier link', async () => {
    const account = await api.make();
    const first = await askForLink(account);
    api.bench.now = addMinutes(api.bench.now, 2);
    const second = await askForLink(account);
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(second, password)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410, 410, 410, 410, 410]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    assert.equal((await api.login(account, { password: winner })).status, 200);
    assertRefused(await reset(first), 'the earlier link');
    counted.uses = answers.length;
    counted.won = answers.filter(({ status }) => status === 200).length;
  });

  it("ends the earlier link of an account with a newer one, and nobody else's", async () => {
    const [account, other] = [await api.make(), await api.make()];
    const [earlier, others] = [await askForLink(account), await askForLink(other)];
    api.bench.now = addMinutes(api.bench.now, 2);
    const newer = await askForLink(account);
    assertRefused(await reset(earlier), 'a newer one was asked for');
    assert.equal((await api.login(account)).status, 200, 'the password is as it was');
    assert.equal((await reset(newer)).status, 200);
    assert.equal((await reset(others)).status, 200);
  });

  it('sets the password of the account that the link is for, whomever else the call names', async () => {
    const [own, other] = [await api.make(), await api.make()];
    const { token, cookie } = await api.signIn(other);
    const path = `/api/auth/reset-password/${await askForLink(own)}?email=${other.email}`;
    const body = { password: NEW_PASSWORD, email: other.email, userId: other.id, id: other.id };
    assert.equal((await api.call('POST', path, { token, cookie, body })).status, 200);
    assert.equal((await api.login(own, { password: NEW_PASSWORD })).status, 200);
    assert.equal((await api.login(other, { password: NEW_PASSWORD })).json.code, 'INVALID_CREDENTIALS');
    assert.equal((await api.login(other)).status, 200, 'the other account has its own password still');
  });

  it('mails a link to the site itself, whatever host the caller names', async () => {
    const account = await api.make();
    const { statusCode } = await api.bench.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: ELSEWHERE,
      payload: { email: account.email },
    });
    assert.equal(statusCode, 200);
    await api.bench.jobsDone();
    const [mail = ''] = await api.mails('password-reset', account);
    const [link = ''] = /\S+\/reset-password\/\S+/.exec(mail) ?? [];
    assert.equal(new URL(link).origin, new URL(SITE_URL).origin);
    assert.equal((await reset(tokenIn(mail))).status, 200, 'it is the link of this account');
    counted.links += 1;
  });

  it('mails once a minute and five times in half an hour at most, however often it is asked', async () => {
    const account = await api.make();
    const tokens: string[] = [];
    const ask = async (): Promise<void> => {
      await forgot(account);
      await api.bench.jobsDone();
      const mailed = (await api.mails('password-reset', account)).map(tokenIn);
      tokens.push(...mailed.filter((token) => !tokens.includes(token)));
    };
    for (let turn = 0; turn < 3; turn += 1) await ask();
    assert.equal(tokens.length, 1);
    for (let turn = 0; turn < 7; turn += 1) {
      api.bench.now = addMinutes(api.bench.now, 2);
      await database.pool.query('delete from attempts');
      await ask();
    }
    assert.equal(tokens.length, 5);
    const newest = tokens.pop() ?? '';
    for (const token of tokens) assertRefused(await reset(token), 'an earlier one');
    assert.equal((await reset(newest)).status, 200);
  });

  it('keeps no token, and opens neither a disabled nor a deleted account', async () => {
    const [disabled, deleted] = [await api.make(), await api.make()];
    const tokens = [await askForLink(disabled), await askForLink(deleted)];
    const kept = JSON.stringify(await database.db.select().from(passwordResets));
    for (const token of tokens) assert(!kept.includes(token));
    await database.db.update(users).set({ isActive: false }).where(eq(users.id, disabled.id));
    await database.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, deleted.id));
    for (const token of tokens) assertRefused(await reset(token), 'a closed account');
    api.bench.now = addMinutes(api.bench.now, 2);
    for (const account of [disabled, deleted]) await forgot(account);
    await api.bench.jobsDone();
    for (const account of [disabled, deleted])
      assert.equal((await api.mails('password-reset', account)).length, 1);
  });

  it('stops who asks again and again from one place', async () => {
    const account = await api.make();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await forgot(account)).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });
});

describe('a link by SMTP', () => {
  forEachDatabase((_, open) => {
    it('arrives once, with its full time, when the server takes it only later', async () => {
      const smtp = await startSmtpListener();
      const api = await openAccountBench(await open(), { SMTP_URL: smtp.url });
      const account = await api.make();
      smtp.recipientAnswer = '451 come back later';
      await api.call('POST', '/api/auth/forgot-password', { body: { email: account.email } });
      await api.bench.jobsDone();
      assert.equal(smtp.mails.length, 0);
      smtp.recipientAnswer = '250 OK';
      api.bench.now = addMinutes(api.bench.now, 10);
      await api.bench.jobsDone();
      const [mail = '', ...more] = smtp.mails;
      assert.equal(more.length, 0);
      const text = partOf(mail, 'text/plain');
      assert.match(text, /It works once, until Mon, 23 Nov, 12:40 pm/);
      api.bench.now = addMinutes(api.bench.now, 29);
      const path = `/api/auth/reset-password/${tokenIn(text)}`;
      assert.equal((await api.call('POST', path, { body: { password: PASSWORD } })).status, 200);
      await api.bench.jobsDone();
      await api.close();
      await smtp.stop();
    });
  });
});
