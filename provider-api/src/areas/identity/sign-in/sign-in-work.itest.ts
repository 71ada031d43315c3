import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type AuthApp, authApp } from '../sessions/testing/auth-app.ts';
import { countWork } from '../sessions/testing/count-work.ts';

const WRONG = 'not this one';
const ACCOUNTS = sized({ quick: 6, deep: 500 });
/** Headers that differ in every reply. */
const OWN = ['date', 'x-request-id'];

/** What can be asked of an address by anybody, with what is made anew for each answer. */
const DOORS: readonly { readonly path: string; readonly body: object; readonly anew?: readonly string[] }[] =
  [
    { path: 'login', body: { password: WRONG } },
    { path: 'forgot-password', body: {} },
    { path: 'code', body: {}, anew: ['challenge', 'expiresAt'] },
  ];

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database);
    // The first refusal creates the decoy hash.
    await api.browser().signIn('nobody@people.example', WRONG);
  });

  /** The reply to a browser of its own, and the work that was done for it. */
  const told = async ({ path, body, anew = [] }: (typeof DOORS)[number], email: string) => {
    const ask = () => api.browser().call('POST', `/api/auth/${path}`, { body: { ...body, email } });
    const { result, queries, hashes } = await countWork(ask);
    const headers = Object.entries(result.headers).filter(([name]) => !OWN.includes(name));
    const json = { ...result.json };
    for (const name of anew) json[name] = String(json[name]).length;
    return { status: result.status, json, headers, queries, hashes };
  };

  it('answers known and unknown addresses alike at every door, in every byte, after the same work', async () => {
    let compared = 0;
    for (const door of DOORS) {
      const unknown = await told(door, 'nobody-else@people.example');
      assert.ok(unknown.queries.length > 0);
      for (let n = 0; n < ACCOUNTS; n += 1) {
        const user = await api.person();
        const ends = ['', 'is_active = false', 'deleted_at = now()', 'email_confirmed_at = now()'][n % 4];
        if (ends) await database.pool.query(`update users set ${ends} where id = $1`, [user.id]);
        assert.deepEqual(await told(door, user.email), unknown, `${door.path}: an account with ${ends}`);
        const other = `nobody-${door.path}-${String(n).padStart(6, '0')}@people.example`;
        assert.deepEqual(await told(door, other), unknown, `${door.path}: another unknown one`);
        compared += 1;
      }
    }
    shows('T54', {
      doors: DOORS.length,
      'accounts compared with unknown addresses': compared,
      'differences told': 0,
    });
  });

  it('compares a password for unknown accounts too', async () => {
    const [login] = DOORS;
    const unknown = await told(login ?? assert.fail('no door'), 'nobody-at-all@people.example');
    assert.deepEqual([unknown.status, unknown.json.code, unknown.hashes], [401, 'INVALID_CREDENTIALS', 1]);
  });
});
