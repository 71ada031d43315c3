import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, it } from 'node:test';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { sessions } from '../accounts/accounts.tables.ts';
import { type AuthApp, authApp } from './testing/auth-app.ts';
import { readClaims } from './testing/read-claims.ts';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const SESSIONS = '/api/auth/sessions';

forEachDatabase((_, open) => {
  let api: AuthApp;
  let database: Database;
  before(async () => {
    database = await open();
    api = await authApp(database);
  });

  it('lists where one is signed in, by a name that people know and no exact address', async () => {
    const { user, browser, token } = await api.signedIn();
    await api.browser('2001:db8:1:2:3:4:5:6', SAFARI).signIn(user.email);
    await api.signedIn();
    const { json } = await browser.call('GET', SESSIONS, { token });
    const shown = json.devices.map((device: Record<string, unknown>) => [
      device.name,
      device.network,
      device.current,
    ]);
    assert.deepEqual(shown, [
      ['Safari on macOS', '2001:0db8:0001:x', false],
      ['Chrome on Android', '10.0.0.x', true],
    ]);
    assert.match(json.devices[0].lastSeenAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    await browser.refresh();
    const again = await browser.call('GET', SESSIONS, { token });
    assert.deepEqual(
      again.json.devices.map(({ current }: { current: boolean }) => current),
      [true, false],
      'the latest seen comes first',
    );
  });

  it('counts a browser once, however often one signs in there', async () => {
    const { user, browser, token } = await api.signedIn();
    const again = (await browser.signIn(user.email)).json.token;
    const { json } = await browser.call('GET', SESSIONS, { token: again });
    assert.equal(json.devices.length, 1);
    assert.equal((await browser.me(token)).status, 401);
    const stranger = await api.person();
    await browser.signIn(stranger.email);
    const opened = await database.db
      .select({ browser: sessions.browser })
      .from(sessions)
      .where(inArray(sessions.userId, [user.id, stranger.id]));
    const known = new Set(opened.map((row) => row.browser));
    assert.deepEqual([opened.length, known.size, known.has(null)], [3, 1, false], 'as do limits on holds');
    assert.equal((await browser.me(again)).status, 401);
  });

  it('signs out there, on the next call', async () => {
    const { user, browser, token } = await api.signedIn();
    const other = api.browser();
    const there = (await other.signIn(user.email)).json.token;
    const { status, json } = await browser.call('DELETE', `${SESSIONS}/${readClaims(there).sid}`, { token });
    assert.deepEqual([status, json.devices.length], [200, 1]);
    assert.deepEqual([(await other.me(there)).status, (await other.refresh()).status], [401, 401]);
    assert.equal((await browser.me(token)).status, 200);
  });

  it('signs out everywhere else', async () => {
    const { user, browser, token } = await api.signedIn();
    const others = [api.browser(), api.browser()];
    for (const other of others) await other.signIn(user.email);
    const { json } = await browser.call('DELETE', SESSIONS, { token });
    assert.deepEqual(
      json.devices.map(({ id }: { id: string }) => id),
      [readClaims(token).sid],
    );
    for (const other of others) assert.equal((await other.refresh()).status, 401);
    assert.equal((await browser.refresh()).status, 200);
  });

  it('knows no session of somebody else, and none that is over', async () => {
    const [{ browser, token, user }, stranger] = [await api.signedIn(), await api.signedIn()];
    const ended = (await api.browser().signIn(user.email)).json.token;
    await api.browser().call('POST', '/api/auth/logout', { token: ended });
    const missing = await browser.call('DELETE', `${SESSIONS}/${randomUUID()}`, { token });
    assert.equal(missing.status, 404);
    for (const id of [readClaims(stranger.token).sid, readClaims(ended).sid, 'x']) {
      const answer = await browser.call('DELETE', `${SESSIONS}/${id}`, { token });
      assert.deepEqual([answer.status, answer.json], [404, missing.json]);
    }
    assert.equal((await stranger.browser.me(stranger.token)).status, 200);
  });
});
