import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterEach, before, beforeEach, it, mock } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import type { Answer } from '../../../testing/test-app.ts';
import { attempts } from '../accounts/accounts.tables.ts';
import { hashLinkToken, makeLinkToken } from '../mailed-links/link-token.ts';
import { passwordResets } from '../mailed-links/passwords.tables.ts';
import { BROWSER_COOKIE } from '../sessions/known-browser.ts';
import { type AuthApp, authApp, PASSWORD } from '../sessions/testing/auth-app.ts';
import { countWork } from '../sessions/testing/count-work.ts';

const WRONG = 'not this one';
/** Instead of ten, because each attempt that is let through costs a hash. */
const FEW = 2;
/** Pause after the first of these few, in seconds. */
const PAUSE = 16;
const QUARTER_HOUR = 15 * 60;
/** Seconds by which pauses are extended that must last until a slow machine has checked them. */
const LONG = 3600;
const GUESSES = sized({ quick: 2000, deep: 10_000 });
/** From how many addresses the guesses come. */
const ADDRESSES = [1, 500];
const AT_ONCE = 20;
/** The guesses come in rounds, so that every pause ends; all of them within 15 minutes. */
const ROUNDS = 8;
/** Seconds. */
const BETWEEN_ROUNDS = 60;

forEachDatabase((kind, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database, { signInTries: FEW });
  });
  /** Moves the time forward, for the database and for this process; a negative number postpones all ends. */
  const wait = async (seconds: number): Promise<void> => {
    const earlier = (column: PgColumn) => sql`${column} - make_interval(secs => ${seconds})`;
    await database.db
      .update(attempts)
      .set({ endsAt: earlier(attempts.endsAt), pausedUntil: earlier(attempts.pausedUntil) });
    mock.timers.tick(Math.max(0, seconds) * 1000);
  };
  /** By the database's clock, in milliseconds. */
  const databaseTime = async (): Promise<number> =>
    Number(
      (await database.pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms')).rows[0].ms,
    );
  const told429 = ({ status, json }: Answer) => [status, json.code];
  beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }));
  afterEach(() => mock.timers.reset());
  const statuses = async (times: number, call: () => Promise<Answer>): Promise<number[]> => {
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) found.push((await call()).status);
    return found;
  };
  const told = (status: number, times: number) => Array.from({ length: times }, () => status);

  it('gives an account ten guesses in a quarter of an hour, ever slower, then a link by mail', async () => {
    const usual = await authApp(database);
    const [{ email }, other] = [await usual.person(), await usual.person()];
    const guess = () => usual.browser().signIn(email.toUpperCase(), WRONG);
    assert.deepEqual(await statuses(4, guess), told(401, 4));
    const key = createHash('sha256').update(`sign-in ${email}`).digest('hex');
    for (const pause of [1, 2, 4, 8, 16]) {
      const before = await databaseTime();
      assert.equal((await guess()).status, 401, `before the pause of ${pause} s`);
      const [row] = await database.db.select().from(attempts).where(eq(attempts.key, key));
      const pausedAt = (row?.pausedUntil?.getTime() ?? 0) - pause * 1000;
      assert.ok(pausedAt >= before - 1 && pausedAt <= (await databaseTime()) + 1, `${pause} s`);
      await wait(-LONG);
      const refused = await usual.browser().signIn(email);
      assert.deepEqual(told429(refused), [429, 'RATE_LIMITED']);
      const seconds = Number(refused.headers['retry-after']);
      assert.ok(seconds > 0 && seconds <= LONG + pause, `${seconds} of ${pause} s`);
      assert.equal(refused.json.message, `Too many wrong tries. Please wait ${seconds} seconds.`);
      await wait(LONG + pause);
    }
    assert.equal((await guess()).status, 401, 'the tenth');
    const refused = await usual.browser().signIn(email);
    assert.deepEqual(told429(refused), [429, 'SIGN_IN_LINK_SENT']);
    const seconds = Number(refused.headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= QUARTER_HOUR, `${seconds}`);
    assert.equal((await usual.browser().signIn(other.email)).status, 200, 'another account has its own');
    await wait(QUARTER_HOUR);
    assert.equal((await usual.browser().signIn(email)).status, 200);
  });

  it('holds over a restart, for every process, and for an unknown e-mail as for a known one', async () => {
    const guesser = api.browser();
    const another = await authApp(database, { signInTries: FEW });
    for (const email of [(await api.person()).email, 'nobody@people.example']) {
      assert.equal((await guesser.signIn(email, WRONG)).status, 401);
      await wait(-LONG);
      const elsewhere = another.browser(guesser.address);
      assert.deepEqual(told429(await elsewhere.signIn(email, WRONG)), [429, 'RATE_LIMITED']);
      await wait(LONG + PAUSE);
      assert.equal((await elsewhere.signIn(email, WRONG)).status, 401);
      assert.deepEqual(told429(await guesser.signIn(email, WRONG)), [429, 'SIGN_IN_LINK_SENT']);
    }
  });

  it('gives one address thirty times as many a minute, signing in, failing and registering together', async () => {
    const few = await authApp(database, { signInTries: 1 });
    const guesser = few.browser();
    const { email } = await few.person();
    let no = 0;
    const guess = () => {
      no += 1;
      return guesser.signIn(`number-${no}@people.example`, WRONG);
    };
    assert.equal((await guesser.signIn(email)).status, 200);
    assert.deepEqual(await statuses(28, guess), told(401, 28));
    const body = { name: 'Ravi', email: 'ravi@people.example', phone: '98480 12345', password: PASSWORD };
    const register = () => few.browser(guesser.address).call('POST', '/api/auth/register', { body });
    assert.equal((await register()).status, 200);
    assert.deepEqual([(await guess()).status, (await register()).status], [429, 429]);
    assert.equal((await guesser.signIn(email)).status, 200, 'a browser that the account knows goes on');
    assert.equal((await few.browser().signIn(email)).status, 200, 'and so does everybody else');
    await wait(60);
    assert.equal((await guess()).status, 401);
  });

  it('takes a sign-in that succeeds for no guess', async () => {
    const { email } = await api.person();
    const browser = api.browser();
    const signInElsewhere = () => {
      browser.cookies.clear();
      return browser.signIn(email);
    };
    assert.deepEqual(await statuses(FEW + 1, signInElsewhere), told(200, FEW + 1));
  });

  it('gives a browser that the account knows as many wrong ones a minute of its own', async () => {
    const { user, browser } = await api.signedIn();
    assert.deepEqual(await statuses(FEW, () => browser.signIn(user.email, WRONG)), told(401, FEW));
    assert.equal((await browser.signIn(user.email)).status, 429);
    assert.equal((await api.browser().signIn(user.email)).status, 200, 'which no other browser pays for');
  });

  it('believes no browser that it did not sign, nor for another account', async () => {
    const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
    const cookie = owner.browser.cookies.get(BROWSER_COOKIE) ?? '';
    const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;
    const guesser = api.browser();
    await guesser.signIn(owner.user.email, WRONG);
    await wait(-LONG);
    for (const shown of [forged, 'x', '', owner.token, stranger.browser.cookies.get(BROWSER_COOKIE) ?? '']) {
      guesser.cookies.set(BROWSER_COOKIE, shown);
      assert.equal((await guesser.signIn(owner.user.email, WRONG)).status, 429);
    }
    assert.equal((await guesser.signIn(owner.user.email)).status, 429);
    guesser.cookies.set(BROWSER_COOKIE, cookie);
    assert.equal((await guesser.signIn(owner.user.email)).status, 200);
    assert.equal((await guesser.signIn(stranger.user.email)).status, 200);
    for (const { user } of [owner, stranger])
      assert.equal(
        (await guesser.signIn(user.email, WRONG)).status,
        401,
        'one browser may know several accounts',
      );
  });

  it('lets the owner in again by a new password, from a browser that nobody knew', async () => {
    const { id: userId, email } = await api.person();
    const guess = () => api.browser().signIn(email, WRONG);
    await guess();
    await wait(PAUSE);
    assert.deepEqual(await statuses(2, guess), [401, 429]);
    const browser = api.browser();
    assert.equal((await browser.signIn(email)).status, 429);
    assert.equal((await browser.call('POST', '/api/auth/forgot-password', { body: { email } })).status, 200);
    const token = makeLinkToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await database.db.insert(passwordResets).values({ tokenHash: hashLinkToken(token), userId, expiresAt });
    const reset = await browser.call('POST', `/api/auth/reset-password/${token}`, {
      body: { password: 'three slow scissors' },
    });
    assert.equal(reset.status, 200);
    assert.equal((await browser.signIn(email, 'three slow scissors')).status, 200);
    assert.equal((await guess()).status, 429);
  });

  // Concurrent guesses prove something on the server only.
  if (kind === 'embedded') return;

  for (const addresses of ADDRESSES) {
    const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
    it(`lets ten of ${GUESSES} guesses from ${from} through, and the owner in the midst of them`, async () => {
      const usual = await authApp(database);
      const { user, browser } = await usual.signedIn();
      const found = new Map<number, number>();
      let next = 0;
      const guessUntil = async (end: number): Promise<void> => {
        while (next < end) {
          const no = next;
          next += 1;
          const at = no % addresses;
          const address = `198.${addresses % 256}.${at >> 8}.${at & 255}`;
          const { status } = await usual.browser(address).signIn(user.email, `guess ${no}`);
          found.set(status, (found.get(status) ?? 0) + 1);
        }
      };
      const owner: number[] = [];
      const { hashes } = await countWork(async () => {
        for (let round = 1; round <= ROUNDS; round += 1) {
          const guess = () => guessUntil((round * GUESSES) / ROUNDS);
          const guessing = Promise.all(Array.from({ length: AT_ONCE }, guess));
          owner.push((await browser.signIn(user.email)).status);
          await guessing;
          if (round < ROUNDS) await wait(BETWEEN_ROUNDS);
        }
      });
      const verified = found.get(401) ?? 0;
      assert.equal(verified, 10, 'five at once, then one after each pause, and no more within 15 minutes');
      assert.equal(found.get(429), GUESSES - verified);
      assert.deepEqual(owner, told(200, ROUNDS));
      assert.equal(hashes, verified + owner.length, 'what is refused costs no hash');
      assert.equal((await browser.refresh()).status, 200);
      shows('T53', {
        guesses: GUESSES,
        addresses,
        judged: verified,
        'sign-ins of the owner meanwhile': owner.length,
      });
    });
  }
});
