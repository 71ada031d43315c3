import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type AuthApp, authApp } from '../sessions/testing/auth-app.ts';
import { countWork } from '../sessions/testing/count-work.ts';

const WRONG = 'not this one';
/** Headers that differ in every reply. */
const OWN = ['date', 'x-request-id'];

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database);
    // The first refusal creates the decoy hash.
    await api.browser().signIn('nobody@people.example', WRONG);
  });

  const told = async (email: string) => {
    const { result, queries, hashes } = await countWork(() => api.browser().signIn(email, WRONG));
    const headers = Object.entries(result.headers).filter(([name]) => !OWN.includes(name));
    return { status: result.status, json: result.json, headers, queries, hashes };
  };

  it('answers a known and an unknown e-mail alike, in every byte, after the same work', async () => {
    const [user, disabled, deleted] = [await api.person(), await api.person(), await api.person()];
    await database.pool.query('update users set is_active = false where id = $1', [disabled.id]);
    await database.pool.query('update users set deleted_at = now() where id = $1', [deleted.id]);
    const unknown = await told('nobody-else@people.example');
    assert.deepEqual([unknown.status, unknown.json.code], [401, 'INVALID_CREDENTIALS']);
    assert.equal(unknown.hashes, 1);
    assert.ok(unknown.queries.length > 0);
    for (const { email } of [user, disabled, deleted]) assert.deepEqual(await told(email), unknown, email);
  });
});
