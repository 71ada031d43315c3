import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, it, mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { passwordResets } from '../passwords/passwords.tables.ts';
import { hashResetToken, makeResetToken } from '../passwords/reset-token.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import type { Answer } from '../testing/test-app.ts';
import { attempts } from './auth.tables.ts';
import { BROWSER_COOKIE } from './known-browser.ts';
import { type AuthApp, authApp, PASSWORD } from './testing/auth-app.ts';
import { countWork } from './testing/count-work.ts';

const WRONG = 'not this one';
/** Per minute, instead of ten: each one that is let through costs a hash. */
const FEW = 2;
const GUESSES = 10_000;
const ADDRESSES = 1000;
const AT_ONCE = 20;

forEachDatabase((kind, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database, { attemptsPerMinute: FEW });
  });
  /** Lets as much time go by, for the database and for this process. */
  const wait = async (minutes: number): Promise<void> => {
    await database.db
      .update(attempts)
      .set({ endsAt: sql`${attempts.endsAt} - make_interval(mins => ${minutes})` });
    mock.timers.tick(minutes * 60_000);
  };
  beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }));
  afterEach(() => mock.timers.reset());
  const statuses = async (times: number, call: () => Promise<Answer>): Promise<number[]> => {
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) found.push((await call()).status);
    return found;
  };
  const told = (status: number, times: number) => Array.from({ length: times }, () => status);

  it('gives one account so many guesses a minute from one address, and says when to try again', async () => {
    const [{ email }, other, guesser] = [await api.person(), await api.person(), api.browser()];
    assert.deepEqual(await statuses(FEW, () => guesser.signIn(email.toUpperCase(), WRONG)), told(401, FEW));
    const refused = await guesser.signIn(email);
    assert.deepEqual([refused.status, refused.json.code], [429, 'RATE_LIMITED']);
    const seconds = Number(refused.headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= 60, `${seconds}`);
    assert.equal((await guesser.signIn(other.email)).status, 200, 'another account still has its own');
    assert.equal((await api.browser().signIn(email)).status, 200, 'and so has another address');
    await wait(1);
    assert.equal((await guesser.signIn(email)).status, 200);
  });

  it('holds over a restart, for every process, and for an unknown e-mail as for a known one', async () => {
    const guesser = api.browser();
    const another = await authApp(database, { attemptsPerMinute: FEW });
    for (const email of [(await api.person()).email, 'nobody@people.example']) {
      assert.equal((await guesser.signIn(email, WRONG)).status, 401);
      const elsewhere = another.browser(guesser.address);
      assert.deepEqual(await statuses(2, () => elsewhere.signIn(email, WRONG)), [401, 429]);
    }
  });

  it('gives one address thirty times as many a minute, signing in, failing and registering together', async () => {
    const few = await authApp(database, { attemptsPerMinute: 1 });
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
    await wait(1);
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
    await statuses(FEW, () => guesser.signIn(owner.user.email, WRONG));
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
    assert.deepEqual((await statuses(10 * FEW + 1, guess)).at(-1), 429);
    const browser = api.browser();
    assert.equal((await browser.signIn(email)).status, 429);
    assert.equal((await browser.call('POST', '/api/auth/forgot-password', { body: { email } })).status, 200);
    const token = makeResetToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await database.db.insert(passwordResets).values({ tokenHash: hashResetToken(token), userId, expiresAt });
    const reset = await browser.call('POST', `/api/auth/reset-password/${token}`, {
      body: { password: 'three slow scissors' },
    });
    assert.equal(reset.status, 200);
    assert.equal((await browser.signIn(email, 'three slow scissors')).status, 200);
    assert.equal((await guess()).status, 429);
  });

  // Guesses at once prove something on the server only.
  if (kind === 'embedded') return;

  it(`lets 100 of ${GUESSES} guesses from ${ADDRESSES} addresses through, and the owner in the midst of them`, async () => {
    const usual = await authApp(database);
    const { user, browser } = await usual.signedIn();
    const found = new Map<number, number>();
    let next = 0;
    const guess = async (): Promise<void> => {
      while (next < GUESSES) {
        const no = next;
        next += 1;
        const address = `198.51.${100 + ((no % ADDRESSES) >> 8)}.${(no % ADDRESSES) & 255}`;
        const { status } = await usual.browser(address).signIn(user.email, `guess ${no}`);
        found.set(status, (found.get(status) ?? 0) + 1);
      }
    };
    const owner: number[] = [];
    const { hashes } = await countWork(async () => {
      const guessing = Promise.all(Array.from({ length: AT_ONCE }, guess));
      while (next < GUESSES - 1000) {
        const before = next;
        owner.push((await browser.signIn(user.email)).status);
        while (next < Math.min(before + 2000, GUESSES)) await sleep(5);
      }
      await guessing;
    });
    assert.deepEqual(Object.fromEntries(found), { 401: 100, 429: GUESSES - 100 });
    assert.ok(owner.length >= 4 && owner.every((status) => status === 200), `${owner}`);
    assert.equal(hashes, 100 + owner.length, 'what is refused costs no hash');
    assert.equal((await browser.refresh()).status, 200);
  });
});
