import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { refreshTokens, sessions } from '../accounts/accounts.tables.ts';
import { hashRefreshToken } from './refresh-tokens.ts';
import { type AuthApp, authApp } from './testing/auth-app.ts';
import { readClaims } from './testing/read-claims.ts';

const DAY = 1440;
/** The headers that the site server adds to a request over TLS. */
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sundara.example' };

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database);
  });

  const rowsOf = (token: string) =>
    database.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, readClaims(token).sid));
  /** Makes a cookie's exchange one minute old. */
  const age = async (cookie = '') => {
    const usedAt = addMinutes(new Date(), -1);
    const tokenHash = hashRefreshToken(cookie);
    await database.db.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.tokenHash, tokenHash));
  };

  it('gives a token of 15 minutes, and cookies that no script reads and no other site sends', async () => {
    const { email } = await api.person();
    const plain = await api.browser().signIn(email, undefined, FORWARDED);
    const { iat, exp } = readClaims(plain.json.token);
    assert.equal(exp - iat, 15 * 60);
    const rules =
      /^sundara_(refresh|device)=[^;]{40,}; Max-Age=\d+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/;
    const cookies = [plain.headers['set-cookie']].flat().map(String);
    assert.equal(cookies.length, 2);
    for (const cookie of cookies) assert.match(cookie, rules, 'only the site in front is believed about TLS');
    const secure = await api.browser('127.0.0.1').signIn(email, undefined, FORWARDED);
    for (const cookie of [secure.headers['set-cookie']].flat()) assert.match(String(cookie), /; Secure/);
  });

  it('exchanges the cookie for the next token and the next cookie, and keeps none that can be used', async () => {
    const { browser, token, user } = await api.signedIn();
    const first = browser.refreshCookie;
    const { status, json } = await browser.refresh();
    assert.deepEqual([status, json.user.email], [200, user.email]);
    assert.equal(readClaims(json.token).sid, readClaims(token).sid);
    assert.notEqual(browser.refreshCookie, first);
    assert.equal((await browser.me(json.token)).status, 200);
    assert.equal((await browser.refresh()).status, 200, 'and so on');
    const rows = await rowsOf(token);
    assert.deepEqual([rows.length, rows.filter((row) => !row.usedAt).length], [3, 1]);
    assert.ok(rows.every((row) => /^[0-9a-f]{64}$/.test(row.tokenHash)));
  });

  it('takes a cookie that is shown again a while after its exchange for theft, and ends the session', async () => {
    const { browser } = await api.signedIn();
    const thief = api.browser();
    thief.refreshCookie = browser.refreshCookie ?? '';
    const { json } = await browser.refresh();
    await age(thief.refreshCookie);
    const refused = await thief.refresh();
    assert.deepEqual([refused.status, refused.json.code], [401, 'UNAUTHENTICATED']);
    assert.deepEqual([(await browser.me(json.token)).status, (await browser.refresh()).status], [401, 401]);
  });

  it('finds out the same when the thief was first', async () => {
    const { browser } = await api.signedIn();
    const thief = api.browser();
    thief.refreshCookie = browser.refreshCookie ?? '';
    const { json } = await thief.refresh();
    await age(browser.refreshCookie);
    assert.equal((await browser.refresh()).status, 401);
    assert.deepEqual([(await thief.me(json.token)).status, (await thief.refresh()).status], [401, 401]);
    shows('T52', { 'browsers in after a token was used twice': 0 });
  });

  it('gives tabs that ask at once, or whose answer was lost, one and the same next cookie', async () => {
    const { browser, token } = await api.signedIn();
    const tabs = [api.browser(), api.browser(), api.browser()];
    for (const tab of tabs) tab.refreshCookie = browser.refreshCookie ?? '';
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
    for (const { json } of answers) assert.equal((await browser.me(json.token)).status, 200);
    assert.equal(new Set(tabs.map((tab) => tab.refreshCookie)).size, 1);
    assert.equal((await rowsOf(token)).filter((row) => !row.usedAt).length, 1);
    await tabs[0]?.refresh();
    assert.equal((await browser.refresh()).status, 200, 'two exchanges behind, but in time');
    assert.equal(browser.refreshCookie, tabs[0]?.refreshCookie);
    assert.equal((await browser.refresh()).status, 200);
  });

  it('refuses cookies that were never given', async () => {
    const { browser } = await api.signedIn();
    const cookie = browser.refreshCookie ?? '';
    const other = api.browser();
    for (const wrong of ['x', '', cookie.slice(1), `${cookie}A`, hashRefreshToken(cookie)]) {
      other.refreshCookie = wrong;
      assert.equal((await other.refresh()).status, 401, wrong);
    }
    assert.equal((await browser.refresh()).status, 200, 'and nothing is lost by it');
  });

  it('refuses a refresh that another site asked for', async () => {
    const { browser } = await api.signedIn();
    const host = 'localhost:3000';
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost', 'not an origin'])
      assert.equal((await browser.refresh({ origin, host })).status, 400, origin);
    assert.equal((await browser.refresh({ origin: 'http://localhost:3000', host })).status, 200);
    const site = { ...FORWARDED, origin: 'https://sundara.example', host };
    assert.equal((await browser.refresh(site)).status, 400, 'only the site in front is believed');
    const behindTheSite = api.browser('127.0.0.1');
    behindTheSite.refreshCookie = browser.refreshCookie ?? '';
    assert.equal((await behindTheSite.refresh(site)).status, 200);
  });

  it('lets a session go on 30 days from its last exchange, and 180 in all', async () => {
    const { browser, token } = await api.signedIn();
    const own = eq(sessions.id, readClaims(token).sid);
    const change = (values: Partial<typeof sessions.$inferInsert>) =>
      database.db.update(sessions).set(values).where(own);
    const daysLeft = async () => {
      const [row] = await database.db.select().from(sessions).where(own);
      return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000);
    };
    const now = new Date();
    assert.equal(await daysLeft(), 30);
    await change({ createdAt: addMinutes(now, -100 * DAY), expiresAt: addMinutes(now, 1) });
    await browser.refresh();
    assert.equal(await daysLeft(), 30);
    await change({ createdAt: addMinutes(now, -170 * DAY) });
    const { json } = await browser.refresh();
    assert.equal(await daysLeft(), 10);
    await change({ expiresAt: addMinutes(now, -1) });
    assert.deepEqual([(await browser.refresh()).status, (await browser.me(json.token)).status], [401, 401]);
  });
});
