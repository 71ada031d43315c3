import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { test } from 'node:test';
import {
  type EnvironmentState,
  endCanary as endCanaryCall,
  releaseConsole,
  releaseHistory,
  rollbackEnvironment,
} from '@sundara/contracts/api';
import { lock } from '../../acts/lock.ts';
import { pin } from '../../acts/pin.ts';
import { promote } from '../../acts/promote.ts';
import { startCanary } from '../../acts/start-canary.ts';
import { unlock } from '../../acts/unlock.ts';
import { makeComposition } from '../../compose/make-composition.ts';
import { keyFile } from '../../keys/key-ring.ts';
import { type Asking, serveReleaseCalls } from '../../testing/served-release-calls.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../testing/stocked-registry.ts';

type TestContext = Parameters<typeof stockedRegistry>[0];

const NOBODY = 'f'.repeat(64);
const addressOf = (call: { readonly path: string }, environment: string) =>
  call.path.replace(':environment', environment);

/** 'production' ran booking 1.0.0 and runs 1.1.0; 2.0.0 is published and runs nowhere. */
const served = async (t: TestContext, apiUrl?: string) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), bookingRelease('2.0.0')]);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const first = await promote(registry, 'production', releases, ACTOR);
  const now = await promote(registry, 'production', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  const call = await serveReleaseCalls(t, stocked, apiUrl);
  const state = async (): Promise<EnvironmentState> => {
    const { environments } = releaseConsole.reply.parse(
      (await call(releaseConsole.path, { as: 'admin' })).json,
    );
    return environments.find(({ name }) => name === 'production') ?? assert.fail('no production');
  };
  const begin = async () => {
    const base = await registry.readComposition(now.composition);
    const tried = await makeComposition(registry, base, [{ id: 'booking', version: '2.0.0' }]);
    const wish = { composition: await registry.keepComposition(tried), percent: 25 };
    return startCanary(registry, 'production', wish, ACTOR);
  };
  return { ...stocked, call, first, now, state, begin };
};

const CALLS: readonly (readonly [string, Asking])[] = [
  [releaseConsole.path, {}],
  [addressOf(releaseHistory, 'production'), {}],
  [
    addressOf(rollbackEnvironment, 'production'),
    { body: { composition: NOBODY, sequence: 2, why: 'a good reason' } },
  ],
  [addressOf(endCanaryCall, 'production'), { body: { end: 'stop', sequence: 2, why: 'a good reason' } }],
];

test('what is wrong with a request is told field by field', async (t) => {
  const { call } = await served(t);
  const fieldsOf = async (path: string, body?: unknown) => {
    const { status, json } = await call(path, { as: 'admin', ...(body !== undefined && { body }) });
    assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED']);
    return json.fields.map((field: { path: string }) => field.path);
  };
  const rollback = addressOf(rollbackEnvironment, 'production');
  assert.deepEqual(await fieldsOf(rollback, {}), ['composition', 'sequence', 'why']);
  assert.deepEqual(await fieldsOf(rollback, { composition: 'x', sequence: 1.5, why: ' a ' }), [
    'composition',
    'sequence',
    'why',
  ]);
  const canary = addressOf(endCanaryCall, 'production');
  assert.deepEqual(await fieldsOf(canary, { end: 'failed', sequence: 1, why: 'a good reason' }), ['end']);
  assert.deepEqual(await fieldsOf(`${addressOf(releaseHistory, 'production')}?after=1`), ['after']);
  assert.deepEqual(await fieldsOf(addressOf(releaseHistory, 'Production')), ['environment']);
});

test('only an admin gets an answer, whatever the call', async (t) => {
  const { call, now, registry } = await served(t);
  for (const [path, asking] of CALLS) {
    const codeOf = async (more: Asking) => {
      const { status, json } = await call(path, { ...asking, ...more });
      return [status, json.code];
    };
    assert.deepEqual(await codeOf({}), [401, 'UNAUTHENTICATED'], path);
    assert.deepEqual(await codeOf({ headers: { authorization: 'Bearer not.a.user' } }), [
      401,
      'UNAUTHENTICATED',
    ]);
    assert.deepEqual(await codeOf({ headers: { authorization: 'Basic YTpi' } }), [401, 'UNAUTHENTICATED']);
    assert.deepEqual(await codeOf({ headers: { authorization: 'Bearer disabled.is.here' } }), [
      403,
      'ACCOUNT_DISABLED',
    ]);
    assert.deepEqual(await codeOf({ as: 'customer' }), [403, 'FORBIDDEN'], path);
  }
  assert.equal((await registry.readEnvironment('production'))?.sequence, now.sequence);
});

test('without the provider API nobody is an admin, and the answer says that it is for now', async (t) => {
  const { call } = await served(t, 'http://127.0.0.1:9');
  for (const [path, asking] of CALLS) {
    const { status, json } = await call(path, { ...asking, as: 'admin' });
    assert.deepEqual([status, json.code], [503, 'UNAVAILABLE']);
  }
});

test('the console shows what every environment runs, and what may be done there', async (t) => {
  const { registry, call, now, state, begin } = await served(t);
  await pin(registry, 'production', 'discovery', ACTOR);
  const { json, headers } = await call(releaseConsole.path, { as: 'admin' });
  assert.equal(headers['cache-control'], 'no-store');
  const { environments } = releaseConsole.reply.parse(json);
  assert.deepEqual(
    environments.map(({ name }) => name),
    ['local', 'production'],
  );
  const quiet = await state();
  assert.deepEqual(quiet.running, {
    id: now.composition,
    versions: { shell: '1.0.0', discovery: '1.0.0', booking: '1.1.0' },
  });
  assert.equal(quiet.pins.discovery?.by, ACTOR.who);
  assert.deepEqual(quiet.can, { rollback: true, stopCanary: false, finishCanary: false });
  assert.equal(quiet.whyNot, 'There is no canary here.');
  await begin();
  const trying = await state();
  assert.deepEqual([trying.canary?.percent, trying.canary?.composition.versions.booking], [25, '2.0.0']);
  assert.deepEqual(trying.can, { rollback: true, stopCanary: true, finishCanary: true });
  assert.equal(trying.whyNot, undefined);
});

test('a lock, and a key that is elsewhere, are told as the reason why not', async (t) => {
  const { registry, settings, state } = await served(t);
  await lock(registry, 'production', { who: 'ravi', why: 'a holiday' });
  const nothing = { rollback: false, stopCanary: false, finishCanary: false };
  assert.deepEqual((await state()).can, nothing);
  assert.equal((await state()).whyNot, 'Locked by ravi: a holiday');
  await unlock(registry, 'production', ACTOR);
  await rm(keyFile(settings.keysDir, 'environment/production'));
  assert.deepEqual((await state()).can, nothing);
  assert.match((await state()).whyNot ?? '', /holds no key that changes production/);
});

test('the history tells who changed what, page by page to its beginning', async (t) => {
  const { registry, call, first, now } = await served(t);
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
  assert.equal((await call(`${path}?after=${NOBODY}`, { as: 'admin' })).json.code, 'NOT_FOUND');
  const nowhere = await call(addressOf(releaseHistory, 'staging'), { as: 'admin' });
  assert.equal(nowhere.json.code, 'NOT_FOUND');
});

test('an admin takes an environment back, and stands in its history with a reason', async (t) => {
  const { registry, call, first, now } = await served(t);
  const body = { composition: first.composition, sequence: now.sequence, why: 'the calendar was empty' };
  const { status, json } = await call(addressOf(rollbackEnvironment, 'production'), { as: 'admin', body });
  assert.equal(status, 200);
  const { environment } = rollbackEnvironment.reply.parse(json);
  assert.deepEqual([environment.sequence, environment.running.versions.booking], [now.sequence + 1, '1.0.0']);
  for await (const act of registry.history('environment/production')) {
    assert.deepEqual(
      [act.act, act.who, act.why, act.to],
      ['rollback', 'admin@sundara.test', 'the calendar was empty', first.composition],
    );
    break;
  }
});

test('who looked at an earlier state is told so, and changes nothing', async (t) => {
  const { registry, call, first, now, begin } = await served(t);
  await begin();
  const why = 'a good reason';
  const stale = { sequence: now.sequence, why };
  const answers = await Promise.all([
    call(addressOf(rollbackEnvironment, 'production'), {
      as: 'admin',
      body: { ...stale, composition: first.composition },
    }),
    call(addressOf(endCanaryCall, 'production'), { as: 'admin', body: { ...stale, end: 'finish' } }),
  ]);
  for (const { status, json } of answers) assert.deepEqual([status, json.code], [409, 'RELEASE_CONFLICT']);
  assert.equal((await registry.readEnvironment('production'))?.sequence, now.sequence + 1);
});

test('of two admins at once one decides, and the other is told', async (t) => {
  const { call, first, begin } = await served(t);
  const { sequence } = await begin();
  const decide = (end: 'stop' | 'finish') =>
    call(addressOf(endCanaryCall, 'production'), {
      as: 'admin',
      body: { end, sequence, why: 'a good reason' },
    });
  const answers = await Promise.all([decide('stop'), decide('finish')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.ok(first);
});

test('what the registry refuses is answered with its sentence', async (t) => {
  const { registry, call, first, now } = await served(t);
  const rollback = async (composition: string, sequence: number) => {
    const body = { composition, sequence, why: 'a good reason' };
    const { status, json } = await call(addressOf(rollbackEnvironment, 'production'), { as: 'admin', body });
    assert.deepEqual([status, json.code], [422, 'RELEASE_REFUSED']);
    return json.message;
  };
  assert.match(await rollback(NOBODY, now.sequence), /never run the composition f{64}/);
  assert.match(await rollback(now.composition, now.sequence), /runs the composition \w+ now/);
  const { sequence } = await pin(registry, 'production', 'booking', ACTOR);
  assert.match(await rollback(first.composition, sequence), /booking@1\.1\.0 is pinned in 'production'/);
  const body = { end: 'stop', sequence, why: 'a good reason' };
  const { json } = await call(addressOf(endCanaryCall, 'production'), { as: 'admin', body });
  assert.deepEqual([json.code, json.message], ['RELEASE_REFUSED', "No canary runs in 'production'."]);
  const nowhere = await call(addressOf(endCanaryCall, 'staging'), { as: 'admin', body });
  assert.deepEqual([nowhere.status, nowhere.json.code], [404, 'NOT_FOUND']);
});

test('an admin stops a canary, or gives it to everybody', async (t) => {
  const { call, now, begin } = await served(t);
  const end = async (how: 'stop' | 'finish', sequence: number) => {
    const body = { end: how, sequence, why: 'a good reason' };
    const { json } = await call(addressOf(endCanaryCall, 'production'), { as: 'admin', body });
    return endCanaryCall.reply.parse(json).environment;
  };
  const stopped = await end('stop', (await begin()).sequence);
  assert.deepEqual([stopped.canary, stopped.running.id], [undefined, now.composition]);
  const finished = await end('finish', (await begin()).sequence);
  assert.deepEqual([finished.canary, finished.running.versions.booking], [undefined, '2.0.0']);
});

test('an environment that became unusable does not hide the others', async (t) => {
  const { registry, call } = await served(t);
  const name = 'environments/production';
  await registry.documents.write(name, 'not signed', await registry.documents.revision(name));
  const { status, json } = await call(releaseConsole.path, { as: 'admin' });
  assert.equal(status, 200);
  assert.deepEqual(
    json.environments.map((environment: EnvironmentState) => environment.name),
    ['local'],
  );
});
