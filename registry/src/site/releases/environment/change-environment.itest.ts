import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearFlag, endCanary as endCanaryCall, rollbackEnvironment, setFlag } from '@sundara/contracts/api';
import { freePort } from '@sundara/contracts/testing';
import { lock } from '../../../acts/lock.ts';
import { pin } from '../../../acts/pin.ts';
import { setProvider } from '../../../acts/set-provider.ts';
import { addressOf, NOTHING, serveConsole } from '../../../testing/served-console.ts';
import { ACTOR } from '../../../testing/stocked-registry.ts';

test('what is wrong with a request is told field by field', async (t) => {
  const { call } = await serveConsole(t);
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
  const flag = { flag: 'New Calendar', percent: 101, sequence: 1, why: 'a good reason' };
  assert.deepEqual(await fieldsOf(addressOf(setFlag, 'production'), flag), ['flag', 'percent']);
});

test('an admin takes an environment back, and stands in its history with a reason', async (t) => {
  const { registry, call, first, now } = await serveConsole(t);
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
  const { registry, call, first, now, begin } = await serveConsole(t);
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
  const { call, begin } = await serveConsole(t);
  const { sequence } = await begin();
  const decide = (end: 'stop' | 'finish') =>
    call(addressOf(endCanaryCall, 'production'), {
      as: 'admin',
      body: { end, sequence, why: 'a good reason' },
    });
  const answers = await Promise.all([decide('stop'), decide('finish')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('what the registry refuses is answered with its sentence', async (t) => {
  const { registry, call, first, now } = await serveConsole(t);
  const rollback = async (composition: string, sequence: number) => {
    const body = { composition, sequence, why: 'a good reason' };
    const { status, json } = await call(addressOf(rollbackEnvironment, 'production'), { as: 'admin', body });
    assert.deepEqual([status, json.code], [422, 'RELEASE_REFUSED']);
    return json.message;
  };
  assert.match(await rollback(NOTHING, now.sequence), /never run the composition f{64}/);
  assert.match(await rollback(now.composition, now.sequence), /runs the composition \w+ now/);
  const { sequence } = await pin(registry, 'production', 'booking', ACTOR);
  assert.match(await rollback(first.composition, sequence), /booking@1\.1\.0 is pinned in 'production'/);
  const body = { end: 'stop', sequence, why: 'a good reason' };
  const { json } = await call(addressOf(endCanaryCall, 'production'), { as: 'admin', body });
  assert.deepEqual([json.code, json.message], ['RELEASE_REFUSED', "No canary runs in 'production'."]);
  const nowhere = await call(addressOf(endCanaryCall, 'staging'), { as: 'admin', body });
  assert.deepEqual([nowhere.status, nowhere.json.code], [404, 'NOT_FOUND']);
});

test('a silent provider API stops a rollback in words of its own, and an admin may go on without it', async (t) => {
  const { registry, call, first } = await serveConsole(t);
  const provider = `http://127.0.0.1:${await freePort()}`;
  const { sequence } = await setProvider(registry, 'production', provider, ACTOR);
  const rollback = (more: object) => {
    const body = { composition: first.composition, sequence, why: 'Payments fail', ...more };
    return call(addressOf(rollbackEnvironment, 'production'), { as: 'admin', body });
  };
  const { status, json } = await rollback({});
  assert.deepEqual([status, json.code], [503, 'UNAVAILABLE']);
  assert.match(
    json.message,
    /^http:\/\/127\.0\.0\.1:\d+\/api\/openapi\.json doesn't answer what the provider API has: /,
  );
  assert.doesNotMatch(json.message, /--/);
  assert.equal((await rollback({ withoutProvider: true })).status, 200);
});

test('an admin stops a canary, or gives it to everybody', async (t) => {
  const { call, now, begin } = await serveConsole(t);
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

test('an admin sets a flag and clears it, and what the registry refuses stays as it is', async (t) => {
  const { registry, call, now } = await serveConsole(t);
  const wish = { flag: 'new-calendar', percent: 10, why: 'a first look' };
  const post = (operation: { readonly path: string }, body: unknown) =>
    call(addressOf(operation, 'production'), { as: 'admin', body });
  const set = setFlag.reply.parse((await post(setFlag, { ...wish, sequence: now.sequence })).json);
  const { sequence, flags } = set.environment;
  const flag = flags['new-calendar'];
  assert.deepEqual([flag?.percent, flag?.by, flag?.why], [10, 'admin@sundara.test', 'a first look']);
  const late = await post(setFlag, { ...wish, percent: 100, sequence: now.sequence });
  assert.deepEqual([late.status, late.json.code], [409, 'RELEASE_CONFLICT']);
  const clearing = { flag: 'new-calendar', sequence, why: 'on for all since 1.3.0' };
  const cleared = clearFlag.reply.parse((await post(clearFlag, clearing)).json);
  assert.deepEqual(cleared.environment.flags, {});
  const locked = await lock(registry, 'production', ACTOR);
  const refused = await post(setFlag, { ...wish, sequence: locked.sequence });
  assert.deepEqual([refused.status, refused.json.code], [422, 'RELEASE_REFUSED']);
  assert.match(refused.json.message, /is locked/);
});
