import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseHistory } from '@sundara/contracts/api';
import { lock } from '../../../acts/lock.ts';
import { unlock } from '../../../acts/unlock.ts';
import { addressOf, NOTHING, serveConsole } from '../../../testing/served-console.ts';
import { ACTOR } from '../../../testing/stocked-registry.ts';

test('an act or an environment that can never be is told field by field', async (t) => {
  const { call } = await serveConsole(t);
  const fieldsOf = async (path: string) => {
    const { status, json } = await call(path, { as: 'admin' });
    assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED']);
    return json.fields.map((field: { path: string }) => field.path);
  };
  assert.deepEqual(await fieldsOf(`${addressOf(releaseHistory, 'production')}?after=1`), ['after']);
  assert.deepEqual(await fieldsOf(addressOf(releaseHistory, 'Production')), ['environment']);
});

test('the history tells who changed what, page by page to its beginning', async (t) => {
  const { registry, call, first, now } = await serveConsole(t);
  for (let turn = 0; turn < 32; turn += 1)
    await (turn % 2 === 0 ? lock : unlock)(registry, 'production', ACTOR);
  const path = addressOf(releaseHistory, 'production');
  const page = async (query: string) =>
    releaseHistory.reply.parse((await call(`${path}${query}`, { as: 'admin' })).json);
  const newest = await page('');
  assert.deepEqual([newest.acts.length, newest.acts[0]?.act, newest.acts[0]?.sequence], [30, 'unlock', 34]);
  assert.equal(newest.acts[0]?.toVersions, undefined);
  const rest = await page(`?after=${newest.next}`);
  assert.equal(rest.next, null);
  assert.deepEqual(
    rest.acts.map(({ act, sequence }) => [act, sequence]),
    [
      ['unlock', 4],
      ['lock', 3],
      ['promote', 2],
      ['promote', 1],
    ],
  );
  const [, , second, begin] = rest.acts;
  assert.deepEqual([second?.from, second?.to, second?.who], [first.composition, now.composition, ACTOR.who]);
  assert.deepEqual([second?.fromVersions?.booking, second?.toVersions?.booking], ['1.0.0', '1.1.0']);
  assert.deepEqual([begin?.from, begin?.fromVersions], [null, undefined]);
  assert.equal((await call(`${path}?after=${NOTHING}`, { as: 'admin' })).json.code, 'NOT_FOUND');
  const nowhere = await call(addressOf(releaseHistory, 'staging'), { as: 'admin' });
  assert.equal(nowhere.json.code, 'NOT_FOUND');
});
