import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { rankTest } from '../../../testing/rank-test.ts';
import type { Answer } from '../../../testing/test-app.ts';
import { makeLinkToken } from '../mailed-links/link-token.ts';
import { type AuthApp, authApp } from '../sessions/testing/auth-app.ts';
import { countWork } from '../sessions/testing/count-work.ts';
import { ADDRESS_DOORS, type Door, ENDINGS, LOGIN, putEndedLink, REGISTER, RESET } from './testing/doors.ts';

const ACCOUNTS = sized({ quick: 6, deep: 500 });
/** Headers that differ in every reply. */
const OWN = ['date', 'x-request-id'];
/** What may be true of an account. */
const STATES = ['', 'is_active = false', 'deleted_at = now()', 'email_confirmed_at = now()'];

const PAIRS = sized({ quick: 3, deep: 500 });
const WARM_UP = sized({ quick: 1, deep: 10 });
/** In a quick run the machine is shared, so that any times will do. */
const LEAST_P = sized({ quick: 0, deep: 0.05 });
/**
 * Of samples without a difference, one in twenty is below 0.05 by chance; three, one after the other, are so once in
 * 8,000 times. A difference that is there shows in each of them.
 */
const SAMPLES = 3;

interface Pair {
  readonly known: string;
  readonly unknown: string;
}

forEachDatabase((kind, open) => {
  let database: Database;
  let api: AuthApp;
  before(async () => {
    database = await open();
    api = await authApp(database);
    // The first refusal creates the decoy hash.
    await knock(LOGIN, 'nobody@people.example');
  });

  /** Asks from a browser of its own. */
  const knock = ({ call }: Door, asked: string): Promise<Answer> => {
    const { path, body } = call(asked);
    return api.browser().call('POST', `/api/auth/${path}`, { body });
  };
  /** The reply, and the work that was done for it. */
  const told = async (door: Door, asked: string) => {
    const { result, queries, hashes } = await countWork(() => knock(door, asked));
    const headers = Object.entries(result.headers).filter(([name]) => !OWN.includes(name));
    const json = { ...result.json };
    for (const name of door.anew) json[name] = String(json[name]).length;
    return { status: result.status, json, headers, queries, hashes };
  };
  /** An account in one of the states. */
  const known = async (n: number) => {
    const { id, email } = await api.person();
    const state = STATES[n % STATES.length] ?? '';
    if (state) await database.pool.query(`update users set ${state} where id = $1`, [id]);
    return { email, state };
  };

  it('answers known and unknown addresses alike at every door, in every byte, after the same work', async () => {
    let compared = 0;
    for (const door of ADDRESS_DOORS) {
      const unknown = await told(door, 'nobody-else@people.example');
      assert.ok(unknown.queries.length > 0);
      for (let n = 0; n < ACCOUNTS; n += 1) {
        const { email, state } = await known(n);
        assert.deepEqual(await told(door, email), unknown, `${door.name}: an account with ${state}`);
        const other = `nobody-${door.name}-${String(n).padStart(6, '0')}@people.example`;
        assert.deepEqual(await told(door, other), unknown, `${door.name}: another unknown one`);
        compared += 1;
      }
    }
    shows('T54', {
      'doors by address': ADDRESS_DOORS.length,
      'accounts compared with unknown addresses': compared,
      'differences told': 0,
    });
  });

  it('answers every link that sets no password alike, whoever it was mailed to', async () => {
    const unknown = await told(RESET, makeLinkToken());
    assert.deepEqual([unknown.status, unknown.json.code], [410, 'RESET_LINK_INVALID']);
    assert.ok(unknown.queries.length > 0);
    let compared = 0;
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const ending = ENDINGS[n % ENDINGS.length] ?? 'used';
      const token = await putEndedLink(database, (await api.person()).id, ending);
      assert.deepEqual(await told(RESET, token), unknown, `a link ${ending}`);
      assert.deepEqual(await told(RESET, makeLinkToken()), unknown, 'another unknown one');
      compared += 1;
    }
    shows('T54', { 'mailed links compared with unknown ones': compared });
  });

  it('compares a password for unknown accounts too', async () => {
    const unknown = await told(LOGIN, 'nobody-at-all@people.example');
    assert.deepEqual([unknown.status, unknown.json.code, unknown.hashes], [401, 'INVALID_CREDENTIALS', 1]);
  });

  // It has to answer at once with a token (specification 1, section 7; decisions 26 and 111).
  it('tells at registration that an address has an account, and nothing more of that account', async () => {
    const first = await told(REGISTER, (await api.person()).email);
    assert.deepEqual([first.status, first.json.code], [409, 'EMAIL_TAKEN']);
    for (let n = 0; n < STATES.length; n += 1) {
      const { email, state } = await known(n);
      assert.deepEqual(await told(REGISTER, email), first, `an account with ${state}`);
    }
  });

  // The embedded database is for one person alone.
  if (kind === 'embedded') return;

  /** Milliseconds for what is known and what is not, in turn, each of the two first equally often. */
  const sample = async (door: Door, pairs: readonly Pair[]) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [n, pair] of pairs.entries()) {
      const turn = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of turn) {
        const began = performance.now();
        await knock(door, pair[who]);
        if (n >= WARM_UP) times[who].push(performance.now() - began);
      }
    }
    return times;
  };

  it('takes as long for known as for unknown ones, at every door', async () => {
    const [addresses, links]: [Pair[], Pair[]] = [[], []];
    for (let n = 0; n < WARM_UP + PAIRS; n += 1) {
      const { id, email } = await api.person();
      addresses.push({ known: email, unknown: email.replace('person', 'nobody') });
      links.push({ known: await putEndedLink(database, id, 'used'), unknown: makeLinkToken() });
    }
    let timed = 0;
    for (const door of [...ADDRESS_DOORS, RESET]) {
      let p = 0;
      for (let n = 0; n < SAMPLES && p <= LEAST_P; n += 1) {
        const times = await sample(door, door === RESET ? links : addresses);
        assert.deepEqual([times.known.length, times.unknown.length], [PAIRS, PAIRS]);
        p = Math.max(p, rankTest(times.known, times.unknown).p);
      }
      assert.ok(p > LEAST_P, `${door.name}: known and unknown ones are told apart, p = ${p}`);
      timed += PAIRS;
    }
    shows('T54', { 'pairs timed, at four doors': timed });
  });
});
