import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { hash } from '@node-rs/argon2';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { type AuthApp, authApp, PASSWORD } from '../sessions/testing/auth-app.ts';

const COMMON = sized({ quick: 20, deep: 3_000 });
const BREACHED = dictionary['passwords-common'].filter(({ length }) => length >= 8);

/** Passwords that people may choose: long, of any script, with spaces in and around them. */
const CHOSEN = [
  'a sentence of 64 characters, as a manager of passwords makes it!',
  'x'.repeat(127) + 'y',
  'नमस्ते हैदराबाद, मेरी साइकिल पुरानी है',
  'నా పాత సైకిల్ నీలం రంగు',
  'پرانی سائیکل نیلی ہے',
  '🌸🛕🚲🪔🌧️ five pictures',
  '  two spaces before and after  ',
  'null\u0000inside-it',
  '%s"\'<b>{{7*7}}</b>\\;--',
];

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database, { signInTries: 10_000 });
  });
  after(() => api.app.close());

  let people = 0;
  const register = (password: string) => {
    people += 1;
    const email = `chooser-${people}@people.example`;
    const body = { name: 'Asha Rao', email, phone: '+919000000001', password };
    return api
      .browser()
      .call('POST', '/api/auth/register', { body })
      .then((answer) => ({ ...answer, email }));
  };
  let links = 0;
  /** Each door through which an account gets a password; answers how it was taken. */
  const DOORS: Readonly<Record<string, (password: string) => Promise<{ status: number; code: unknown }>>> = {
    register: async (password) => told(await register(password)),
    reset: async (password) => {
      const { id } = await api.person();
      links += 1;
      const token = `token-${links}`;
      await database.pool.query(
        `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
        [hashLinkToken(token), id],
      );
      return told(
        await api.browser().call('POST', `/api/auth/reset-password/${token}`, { body: { password } }),
      );
    },
    change: async (newPassword) => {
      const { browser, token } = await api.signedIn();
      const body = { currentPassword: PASSWORD, newPassword };
      return told(await browser.call('POST', '/api/auth/password', { token, body }));
    },
    'by an admin': async (password) => {
      const { token, browser } = await api.signedIn('admin');
      people += 1;
      const body = { name: 'Lata', email: `made-${people}@people.example`, password };
      return told(await browser.call('POST', '/api/admin/users', { token, body }));
    },
  };

  it('refuses passwords that guessers try first, at each door, and short ones', async (test) => {
    const random = randomOf(testSeed(test));
    const taken: string[] = [];
    const doors = Object.entries(DOORS);
    for (let n = 0; n < COMMON; n += 1) {
      const common = BREACHED[n] ?? '';
      const password = random.pick([common, common.toUpperCase(), ` ${common} `]);
      const [door, ask] = doors[n % doors.length] ?? assert.fail('no door');
      const { code } = await ask(password);
      if (code !== 'PASSWORD_TOO_COMMON') taken.push(`${door} ${JSON.stringify(password)}: ${code}`);
    }
    for (const [door, ask] of doors) {
      const blank = await ask(' '.repeat(9));
      assert.equal(blank.code, 'PASSWORD_TOO_COMMON', door);
      for (const password of ['seven 7', 'x'.repeat(129)])
        assert.equal((await ask(password)).code, 'VALIDATION_FAILED', `${door}: ${password}`);
    }
    assert.deepEqual(taken, []);
    shows('T56', { 'common passwords tried': COMMON, 'of them taken': taken.length, doors: doors.length });
  });

  it('takes any other as it was typed, to its last character', async () => {
    for (const password of CHOSEN) {
      const { status, email, json } = await register(password);
      assert.equal(status, 200, `${password}: ${JSON.stringify(json)}`);
      const signIn = async (written: string) => (await api.browser().signIn(email, written)).status;
      assert.equal(await signIn(password), 200, password);
      const others = [
        password.slice(0, -1),
        `${password.slice(0, -1)}~`,
        password.toUpperCase(),
        password.trim(),
      ];
      for (const other of others.filter((one) => one !== password))
        assert.equal(await signIn(other), 401, `${password} by ${other}`);
    }
  });

  it('knows the same characters from any keyboard, also where an older hash was made of them', async () => {
    const [composed, apart] = ['café qalam-é-42', 'cafe\u0301 qalam-e\u0301-42'];
    const { email } = await register(apart);
    for (const written of [composed, apart])
      assert.equal((await api.browser().signIn(email, written)).status, 200);
    const older = await api.person();
    const set = 'update users set password_hash = $1 where id = $2';
    await database.pool.query(set, [await hash(apart), older.id]);
    assert.equal((await api.browser().signIn(older.email, apart)).status, 200);
  });
});

const told = ({ status, json }: { status: number; json: { code?: unknown } }) => ({
  status,
  code: json.code,
});
