import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { users } from '../accounts/accounts.tables.ts';
import { hashLinkToken, makeLinkToken } from '../mailed-links/link-token.ts';
import { passwordResets } from '../mailed-links/passwords.tables.ts';
import { BROWSER_COOKIE } from './known-browser.ts';
import { openSession } from './open-session.ts';
import { type AuthApp, authApp } from './testing/auth-app.ts';
import { readClaims } from './testing/read-claims.ts';

type SignedIn = Awaited<ReturnType<AuthApp['signedIn']>>;

/** What the next call with the old token is told. */
const OVER = [401, 'UNAUTHENTICATED'];
/** 403 instead: 'sessions revoked, login says so' (resolutions S18); a browser drops its token at either (R8). */
const DISABLED = [403, 'ACCOUNT_DISABLED'];

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  /** The user for whom the route `/open` opens a session, as read a moment before. */
  let checked: UserRow;
  before(async () => {
    database = await open();
    const openForChecked = (app: AuthApp['app']): void => {
      app.post('/open', (request, reply) => openSession({ request, reply }, checked));
    };
    api = await authApp(database, { more: openForChecked });
  });
  const change = (user: UserRow, what: SQL) =>
    database.db.execute(sql`update users set ${what} where id = ${user.id}`);

  it('ends a session at log-out, token and cookie, and only that one', async () => {
    const { user, browser, token } = await api.signedIn();
    const other = api.browser();
    const { json } = await other.signIn(user.email);
    const kept = browser.refreshCookie ?? '';
    assert.equal((await browser.call('POST', '/api/auth/logout', { token })).status, 200);
    assert.deepEqual(
      [...browser.cookies.keys()],
      [BROWSER_COOKIE],
      'the browser stays one that the account knows',
    );
    browser.refreshCookie = kept;
    assert.deepEqual([(await browser.me(token)).status, (await browser.refresh()).status], [401, 401]);
    assert.deepEqual([(await other.me(json.token)).status, (await other.refresh()).status], [200, 200]);
  });

  /** As an admin does it, below the list of users. */
  const byAdmin = async (method: 'PUT' | 'PATCH', path: string, payload: object): Promise<void> => {
    const { token } = await api.signedIn('admin');
    const { statusCode, body } = await api.app.inject({
      method,
      url: `/api/admin/users/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    assert.equal(statusCode, 200, body);
  };
  const resetPassword = async ({ id: userId }: UserRow): Promise<void> => {
    const token = makeLinkToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await database.db.insert(passwordResets).values({ tokenHash: hashLinkToken(token), userId, expiresAt });
    const body = { password: 'three slow scissors' };
    const { status } = await api.browser().call('POST', `/api/auth/reset-password/${token}`, { body });
    assert.equal(status, 200);
  };

  /** Each as people really do it. */
  const DEEDS: Readonly<Record<string, (own: SignedIn) => Promise<void>>> = {
    'log-out': async ({ browser, token }) => {
      assert.equal((await browser.call('POST', '/api/auth/logout', { token })).status, 200);
    },
    disabling: ({ user }) => byAdmin('PATCH', `${user.id}/toggle-status`, { isActive: false }),
    'another role': ({ user: { id, name, email, phone } }) =>
      byAdmin('PUT', id, { name, email, phone, role: 'salon' }),
    'a new password by mail': ({ user }) => resetPassword(user),
  };
  const ended = new Set<string>();
  after(() => shows('T51', { 'changes after which the next call is refused': ended.size }));
  for (const [name, does] of Object.entries(DEEDS)) {
    it(`refuses the old token, and its cookie, on the next call after ${name}`, async () => {
      const own = await api.signedIn();
      const [other, stranger] = [api.browser(), await api.signedIn()];
      const second = await other.signIn(own.user.email);
      const cookie = own.browser.refreshCookie ?? '';
      await does(own);
      const told = name === 'disabling' ? DISABLED : OVER;
      own.browser.refreshCookie = cookie;
      for (const { status, json } of [await own.browser.me(own.token), await own.browser.refresh()])
        assert.deepEqual([status, json.code], told);
      const there = await other.me(second.json.token);
      assert.deepEqual([there.status, there.json.code], name === 'log-out' ? [200, undefined] : told);
      assert.equal((await stranger.browser.me(stranger.token)).status, 200, 'nobody else is touched');
      ended.add(name);
    });
  }

  const CHANGES: Readonly<Record<string, SQL>> = {
    'the password': sql`password_hash = 'another'`,
    'the role': sql`role = 'admin'`,
    'the session version': sql`session_version = session_version + 7`,
  };
  for (const [name, what] of Object.entries(CHANGES)) {
    it(`ends all sessions of an account on the next call, whoever changes ${name}`, async () => {
      const { user, browser, token } = await api.signedIn();
      const [other, stranger] = [api.browser(), await api.signedIn()];
      const second = await other.signIn(user.email);
      await change(user, what);
      assert.deepEqual([(await browser.me(token)).status, (await browser.refresh()).status], [401, 401]);
      assert.deepEqual(
        [(await other.me(second.json.token)).status, (await other.refresh()).status],
        [401, 401],
      );
      assert.equal((await stranger.browser.me(stranger.token)).status, 200, 'nobody else is touched');
    });
  }

  it('ends none when a name or a phone changes', async () => {
    const { user, browser, token } = await api.signedIn();
    await change(user, sql`name = 'Asha', phone = '+919848012345', state = 'Kerala', is_active = true`);
    assert.deepEqual([(await browser.me(token)).status, (await browser.refresh()).status], [200, 200]);
  });

  it('goes on by its cookie in the one browser that a change names', async () => {
    const { user, browser, token } = await api.signedIn();
    const other = api.browser();
    await other.signIn(user.email);
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('sundara.keep_session', ${readClaims(token).sid}, true)`);
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id));
    });
    assert.equal((await browser.me(token)).json.code, 'UNAUTHENTICATED');
    const { json } = await browser.refresh();
    assert.equal((await browser.me(json.token)).status, 200);
    assert.equal((await other.refresh()).status, 401);
    await change(user, sql`password_hash = 'a third'`);
    assert.equal((await browser.refresh()).status, 401, 'the name counts for that transaction only');
  });

  it('tells whoever was disabled, once the password is right', async () => {
    const { user, browser, token } = await api.signedIn();
    await change(user, sql`is_active = false`);
    for (const answer of [await browser.me(token), await browser.refresh(), await browser.signIn(user.email)])
      assert.deepEqual([answer.status, answer.json.code], [403, 'ACCOUNT_DISABLED']);
    assert.equal((await browser.signIn(user.email, 'x')).json.code, 'INVALID_CREDENTIALS');
    await change(user, sql`is_active = true`);
    assert.deepEqual(
      [(await browser.me(token)).status, (await browser.refresh()).status],
      [401, 401],
      'enabling brings no session back',
    );
  });

  it('knows nobody who was deleted', async () => {
    const { user, browser, token } = await api.signedIn();
    await change(user, sql`deleted_at = now()`);
    for (const answer of [await browser.me(token), await browser.refresh()])
      assert.deepEqual([answer.status, answer.json.code], [401, 'UNAUTHENTICATED']);
    const unknown = await browser.signIn('nobody@people.example');
    assert.deepEqual((await browser.signIn(user.email)).json, unknown.json);
  });

  it('opens no session when the password was changed while it was checked', async () => {
    checked = await api.person();
    await change(checked, sql`password_hash = 'another'`);
    const { status, json } = await api.browser().call('POST', '/open');
    assert.deepEqual([status, json.code], [401, 'INVALID_CREDENTIALS']);
  });
});
