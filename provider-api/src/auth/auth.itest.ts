import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { users } from './auth.tables.ts';

const RAVI = { name: 'Ravi', email: 'Ravi@Example.test', phone: '98480 12345', password: 'marigold-lamp-42' };
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open();
    api = await testApp(database);
  });
  const me = (token: string) => api.call('GET', '/api/auth/me', { token });

  it('tells each field that is wrong, in one envelope', async () => {
    const { status, json } = await api.call('POST', '/api/auth/register', {
      body: { ...RAVI, email: 'ravi', password: 'short' },
    });
    assert.equal(status, 400);
    assert.deepEqual(
      [json.success, json.status, json.code, json.msg],
      [false, 'error', 'VALIDATION_FAILED', json.message],
    );
    assert.deepEqual(json.fields.map((field: { path: string }) => field.path).sort(), ['email', 'password']);
  });

  it('registers a customer, whatever role is asked for, and signs in with the e-mail in any case', async () => {
    const registered = await api.call('POST', '/api/auth/register', { body: { ...RAVI, role: 'admin' } });
    assert.equal(registered.status, 200);
    assert.equal(registered.json.success, true);
    assert.equal(registered.json.user.role, 'customer');
    const payload = JSON.parse(Buffer.from(registered.json.token.split('.')[1], 'base64url').toString());
    assert.deepEqual([payload.id, payload.role], [registered.json.user.id, 'customer']);
    const login = await api.call('POST', '/api/auth/login', {
      body: { email: 'RAVI@example.TEST', password: RAVI.password },
    });
    assert.equal(login.json.user.id, registered.json.user.id);
    assert.equal('passwordHash' in login.json.user, false);
    const again = await api.call('POST', '/api/auth/register', { body: RAVI });
    assert.deepEqual([again.status, again.json.code], [409, 'EMAIL_TAKEN']);
  });

  it('refuses passwords that guessers try first', async () => {
    const { status, json } = await api.call('POST', '/api/auth/register', {
      body: { ...RAVI, email: 'x@example.test', password: 'Password123' },
    });
    assert.deepEqual([status, json.code], [422, 'PASSWORD_TOO_COMMON']);
  });

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const unknown = await api.call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.test', password: 'x' },
    });
    const wrong = await api.call('POST', '/api/auth/login', {
      body: { email: 'customer@demo.test', password: 'x' },
    });
    assert.equal(unknown.status, 401);
    assert.deepEqual(unknown.json, wrong.json);
  });

  it('ends a session at log-out, on the next call, and only that one', async () => {
    const [one, two] = [await api.signIn('customer@demo.test'), await api.signIn('customer@demo.test')];
    assert.equal((await api.call('POST', '/api/auth/logout', { token: one })).json.success, true);
    assert.deepEqual([(await me(one)).status, (await me(two)).status], [401, 200]);
  });

  it('puts disabling, a new role and a new session version in force on the next call', async () => {
    const token = await api.signIn('customer@demo.test');
    const account = eq(users.email, 'customer@demo.test');
    await database.db.update(users).set({ isActive: false }).where(account);
    assert.equal((await me(token)).json.code, 'ACCOUNT_DISABLED');
    await database.db.update(users).set({ isActive: true, role: 'admin' }).where(account);
    assert.equal((await api.call('GET', '/api/admin/salons', { token })).status, 200);
    await database.db.update(users).set({ role: 'customer', sessionVersion: 2 }).where(account);
    assert.equal((await me(token)).status, 401);
  });

  it('accepts no token but a genuine one', async () => {
    const genuine = await api.signIn('customer@demo.test');
    const [header = '', payload = '', signature = ''] = genuine.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const SECRET = 'a secret that only tests know, long enough';
    const signed = (head: object, body: object, secret = SECRET, hash = 'sha256') => {
      const text = `${base64url(head)}.${base64url(body)}`;
      return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
    };
    const HS256 = { alg: 'HS256' };
    const forged: Record<string, string> = {
      'no algorithm': `${base64url({ alg: 'none' })}.${payload}.`,
      'algorithm none, signed': signed({ alg: 'none' }, claims),
      'another algorithm': signed({ alg: 'HS512' }, claims, SECRET, 'sha512'),
      'another secret': signed(HS256, claims, 'another secret'),
      'another audience': signed(HS256, { ...claims, aud: 'elsewhere' }),
      'another issuer': signed(HS256, { ...claims, iss: 'elsewhere' }),
      expired: signed(HS256, { ...claims, exp: 1 }),
      'no session': signed(HS256, { ...claims, sid: undefined }),
      'a flipped bit': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'not a token': 'token',
    };
    for (const [name, token] of Object.entries(forged)) assert.equal((await me(token)).status, 401, name);
    assert.equal((await me(signed(HS256, claims))).status, 200, 'the way of forging is sound');
    assert.equal((await api.call('GET', '/api/auth/me')).json.code, 'UNAUTHENTICATED');
  });

  it('slows down who guesses at an account, and who guesses at many, but nobody else', async () => {
    const { call } = await testApp(database, { attemptsPerMinute: 1 });
    const guess = (email: string) => call('POST', '/api/auth/login', { body: { email, password: 'x' } });
    assert.equal((await guess('customer@demo.test')).status, 401);
    assert.equal((await guess('Customer@demo.test')).status, 429);
    assert.equal((await guess('admin@demo.test')).status, 401, 'another account still has its attempts');
    for (let n = 4; n <= 30; n += 1) assert.equal((await guess(`number-${n}@demo.test`)).status, 401);
    const last = await guess('salon@demo.test');
    assert.deepEqual([last.status, last.json.code], [429, 'RATE_LIMITED']);
    assert.match(String(last.headers['retry-after']), /^[1-9]\d*$/);
  });
});
