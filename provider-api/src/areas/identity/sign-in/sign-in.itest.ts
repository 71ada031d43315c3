import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import type { Answer } from '../../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { type AuthApp, authApp } from '../sessions/testing/auth-app.ts';

const RAVI = {
  name: 'Ravi',
  email: 'Ravi@Example.test',
  phone: '098480-12345',
  password: 'marigold-lamp-42',
};

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database);
  });
  const register = (change: object = {}): Promise<Answer> =>
    api.browser().call('POST', '/api/auth/register', { body: { ...RAVI, ...change } });

  it('tells each field that is wrong, in one envelope', async () => {
    const { status, json } = await register({ email: 'ravi', password: 'short' });
    assert.equal(status, 400);
    assert.deepEqual(
      [json.success, json.status, json.code, json.msg],
      [false, 'error', 'VALIDATION_FAILED', json.message],
    );
    assert.deepEqual(json.fields.map((field: { path: string }) => field.path).sort(), ['email', 'password']);
  });

  it('registers a customer, whatever role is asked for, and signs in with the e-mail in any case', async () => {
    const registered = await register({ role: 'admin' });
    assert.deepEqual([registered.status, registered.json.success], [200, true]);
    assert.equal(registered.json.user.role, 'customer');
    const login = await api.browser().signIn('RAVI@example.TEST', RAVI.password);
    assert.equal(login.json.user.id, registered.json.user.id);
    assert.equal('passwordHash' in login.json.user, false);
    const again = await register();
    assert.deepEqual([again.status, again.json.code], [409, 'EMAIL_TAKEN']);
  });

  it('keeps a phone number in one form, however it is written, and names one that cannot be', async () => {
    const [row] = await database.db.select().from(users).where(eq(users.email, RAVI.email));
    assert.equal(row?.phone, '+919848012345');
    for (const phone of ['1', 'call me', '98480 12345 98480']) {
      const { status, json } = await register({ email: 'x@example.test', phone });
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', 'phone'], phone);
    }
  });

  it('refuses passwords that guessers try first', async () => {
    const { status, json } = await register({ email: 'x@example.test', password: 'Password123' });
    assert.deepEqual([status, json.code], [422, 'PASSWORD_TOO_COMMON']);
  });

  it('reads the role anew on each call', async () => {
    const { browser, token } = await api.signedIn('customer');
    assert.equal((await browser.call('GET', '/api/admin/salons', { token })).json.code, 'FORBIDDEN');
    const admin = await api.signedIn('admin');
    assert.equal((await admin.browser.call('GET', '/api/admin/salons', { token: admin.token })).status, 200);
  });
});
