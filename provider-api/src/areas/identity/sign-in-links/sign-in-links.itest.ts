import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { createSealer } from '../../../platform/sealer/sealer.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { TOKEN_SECRET } from '../../../testing/test-settings.ts';
import { attempts, users } from '../accounts/accounts.tables.ts';
import { signInLinks } from '../mailed-links/sign-in-links.tables.ts';
import { type AccountBench, openAccountBench, type TestAccount } from '../passwords/testing/account-bench.ts';
import { hashRecoveryCode } from '../second-factor/recovery-codes.ts';
import { secondFactors } from '../second-factor/second-factor.tables.ts';
import { BROWSER_COOKIE } from '../sessions/known-browser.ts';
import { TestBrowser } from '../sessions/testing/test-browser.ts';

const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';
const LINK = /\/sign-in-link\/([\w-]{43})\s/;

forEachDatabase((_, open) => {
  let database: Database;
  let api: AccountBench;
  let addresses = 0;
  before(async () => {
    database = await open();
    api = await openAccountBench(database);
  });
  after(() => api.close());

  const browser = () => {
    addresses += 1;
    return new TestBrowser(api.bench.app, `198.51.100.${addresses}`);
  };
  const hashed = (key: string) => createHash('sha256').update(key).digest('hex');
  /** Simulates ten wrong passwords for an e-mail just now. */
  const exhaust = async (email: string): Promise<void> => {
    const row = { key: hashed(`sign-in ${email}`), count: 10, endsAt: addMinutes(new Date(), 15) };
    await database.db.insert(attempts).values(row);
  };
  const mailsTo = (account: Pick<TestAccount, 'email'>) =>
    api.mails('sign-in-link', account).catch((): string[] => []);
  /** The token of the one link that is mailed to an account after too many wrong passwords. */
  const linkOf = async (account: TestAccount): Promise<string> => {
    await exhaust(account.email);
    assert.equal((await browser().signIn(account.email)).json.code, 'SIGN_IN_LINK_SENT');
    await api.bench.jobsDone();
    const [mail, ...more] = await mailsTo(account);
    const token = LINK.exec(mail ?? '')?.[1];
    assert.ok(token && more.length === 0, mail);
    return token;
  };
  const use = (token: string, body: object = {}, as = browser()) =>
    as.call('POST', `/api/auth/sign-in-link/${token}`, { body });
  const outcome = ({ status, json }: Awaited<ReturnType<typeof use>>) => [status, json.code, json.message];
  const USED = [410, 'SIGN_IN_LINK_INVALID', 'This link was used already.'];
  const OVER = [410, 'SIGN_IN_LINK_INVALID', 'This link was used before or is older than 15 minutes.'];

  it('says the same of every e-mail, and mails a link to open accounts alone', async () => {
    const [account, disabled] = [await api.make(), await api.make({ isActive: false })];
    const answers = [];
    for (const email of [account.email, disabled.email, 'nobody@people.example']) {
      await exhaust(email);
      const { status, json, headers } = await browser().signIn(email);
      const names = Object.keys(headers).sort();
      answers.push({ status, json, names });
    }
    const [first] = answers;
    assert.deepEqual([first?.status, first?.json.code], [429, 'SIGN_IN_LINK_SENT']);
    assert.match(
      first?.json.message,
      /If there is an account with this e-mail, a sign-in link is on its way/,
    );
    for (const answer of answers) assert.deepEqual(answer, first);
    const waiting = JSON.stringify(await database.db.select().from(outbox));
    assert.ok(!waiting.includes(account.email), 'who is mailed cannot be read in the outbox');
    await api.bench.jobsDone();
    assert.deepEqual([(await mailsTo(account)).length, await mailsTo(disabled)], [1, []]);
    const kept = JSON.stringify(await database.db.select().from(signInLinks));
    const token = LINK.exec((await mailsTo(account))[0] ?? '')?.[1] ?? '';
    assert.ok(token !== '' && !kept.includes(token), 'nor the link in the database');
  });

  it('mails one link in five minutes, however often somebody tries on', async () => {
    const account = await api.make();
    await linkOf(account);
    for (const _ of [1, 2, 3]) await browser().signIn(account.email);
    await api.bench.jobsDone();
    assert.equal((await mailsTo(account)).length, 1);
    const other = await api.make();
    await linkOf(other);
    const ofMails = eq(attempts.key, hashed(`sign-in link ${other.email}`));
    await database.db.update(attempts).set({ endsAt: new Date() }).where(ofMails);
    await browser().signIn(other.email);
    await api.bench.jobsDone();
    assert.equal((await mailsTo(other)).length, 2, 'and the next one after these');
  });

  it('signs in by a link once, in a browser that the account knows from then on', async () => {
    const account = await api.make();
    const token = await linkOf(account);
    const own = browser();
    const { status, json } = await use(token, {}, own);
    assert.deepEqual([status, json.user.email], [200, account.email]);
    assert.equal((await own.me(json.token)).status, 200);
    const [user] = await database.db.select().from(users).where(eq(users.id, account.id));
    assert.ok(user?.emailConfirmedAt, 'whoever opened the mail has the mailbox');
    assert.ok(own.cookies.get(BROWSER_COOKIE));
    assert.equal((await own.signIn(account.email)).status, 200, 'by its password again');
    assert.deepEqual(outcome(await use(token)), USED);
    assert.equal((await browser().signIn(account.email)).status, 429, 'others still need a link');
  });

  it('lets one of two in who use a link at once', async () => {
    const token = await linkOf(await api.make());
    const found = await Promise.all([use(token), use(token), use(token)]);
    assert.deepEqual(found.map(({ status }) => status).sort(), [200, 410, 410]);
  });

  it('takes no link that is late or made up', async () => {
    const token = await linkOf(await api.make());
    const { now } = api.bench;
    api.bench.now = addMinutes(now, 15);
    const late = outcome(await use(token));
    api.bench.now = now;
    assert.deepEqual(late, [410, 'SIGN_IN_LINK_INVALID', 'This link is older than 15 minutes.']);
    assert.equal((await use(token)).status, 200, 'a look at a late link does not use it up');
    assert.deepEqual(outcome(await use('x'.repeat(43))), OVER);
  });

  it('takes no link that was mailed before a new password, or before the account was closed', async () => {
    const changes = [{ passwordHash: 'another' }, { isActive: false }, { role: 'admin' }] as const;
    for (const change of changes) {
      const account = await api.make();
      const token = await linkOf(account);
      await database.db.update(users).set(change).where(eq(users.id, account.id));
      assert.deepEqual(outcome(await use(token)), OVER, JSON.stringify(change));
    }
  });

  it('asks for the second factor all the same, and is used up by the sign-in alone', async () => {
    const account = await api.make({ role: 'salon' });
    await database.db.insert(secondFactors).values({
      ...{ userId: account.id, confirmedAt: new Date(), recoveryHashes: [hashRecoveryCode(RECOVERY_CODE)] },
      sealedSecret: createSealer(TOKEN_SECRET).seal('JBSWY3DPEHPK3PXP', account.id),
    });
    const token = await linkOf(account);
    assert.equal((await use(token)).json.code, 'SECOND_FACTOR_NEEDED');
    assert.equal((await use(token, { code: 'aaaa-bbbb-cccc-dddd' })).json.code, 'SECOND_FACTOR_WRONG');
    assert.equal((await use(token, { code: RECOVERY_CODE })).status, 200);
    assert.deepEqual(outcome(await use(token)), USED);
  });
});
