import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { test } from 'node:test';
import {
  clearFlag,
  type EnvironmentState,
  endCanary as endCanaryCall,
  releaseCompatibility,
  releaseConsole,
  releaseHistory,
  rollbackEnvironment,
  setFlag,
} from '@sundara/contracts/api';
import { endCanary } from '../../../acts/end-canary.ts';
import { lock } from '../../../acts/lock.ts';
import { pin } from '../../../acts/pin.ts';
import { unlock } from '../../../acts/unlock.ts';
import { withdraw } from '../../../acts/withdraw.ts';
import { keyFile } from '../../../keys/key-ring.ts';
import type { SiteReport } from '../../../served/site-report.ts';
import { aShellRecord } from '../../../testing/release-records.ts';
import { addressOf, NOTHING, serveConsole } from '../../../testing/served-console.ts';
import type { Asking } from '../../../testing/served-release-calls.ts';
import { ACTOR, stock } from '../../../testing/stocked-registry.ts';

const CALLS: readonly (readonly [string, Asking])[] = [
  [releaseConsole.path, {}],
  [releaseCompatibility.path, {}],
  [addressOf(releaseHistory, 'production'), {}],
  [
    addressOf(rollbackEnvironment, 'production'),
    { body: { composition: NOTHING, sequence: 2, why: 'a good reason' } },
  ],
  [addressOf(endCanaryCall, 'production'), { body: { end: 'stop', sequence: 2, why: 'a good reason' } }],
  [
    addressOf(setFlag, 'production'),
    { body: { flag: 'new-calendar', percent: 10, sequence: 2, why: 'a good reason' } },
  ],
  [addressOf(clearFlag, 'production'), { body: { flag: 'new-calendar', sequence: 2, why: 'a good reason' } }],
];

test('only an admin gets an answer, whatever the call', async (t) => {
  const { call, now, registry } = await serveConsole(t);
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
  const { call } = await serveConsole(t, 'http://127.0.0.1:9');
  for (const [path, asking] of CALLS) {
    const { status, json } = await call(path, { ...asking, as: 'admin' });
    assert.deepEqual([status, json.code], [503, 'UNAVAILABLE']);
  }
});

test('the console tells what runs or is tried though it was withdrawn, and what a canary ended', async (t) => {
  const { registry, state, begin } = await serveConsole(t);
  await begin();
  for (const version of ['1.0.0', '1.1.0', '2.0.0'])
    await withdraw(registry, { id: 'booking', version }, ACTOR);
  assert.deepEqual(Object.keys((await state()).withdrawn).sort(), ['booking@1.1.0', 'booking@2.0.0']);
  await endCanary(registry, 'production', 'failed', { who: 'canary watch', why: 'too slow' });
  const { withdrawn, endedByCanary } = await state();
  assert.deepEqual(
    [Object.keys(withdrawn), endedByCanary['booking@2.0.0']?.why],
    [['booking@1.1.0'], 'too slow'],
  );
});

test('the console shows what every environment runs, and what may be done there', async (t) => {
  const { registry, call, now, state, begin } = await serveConsole(t);
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
  assert.deepEqual(quiet.can, { rollback: true, stopCanary: false, finishCanary: false, setFlags: true });
  assert.equal(quiet.whyNot, 'There is no canary here.');
  await begin();
  const trying = await state();
  assert.deepEqual([trying.canary?.percent, trying.canary?.composition.versions.booking], [25, '2.0.0']);
  assert.deepEqual(trying.can, { rollback: true, stopCanary: true, finishCanary: true, setFlags: true });
  assert.equal(trying.whyNot, undefined);
});

test('what is live and what is next are judged as by the command, and one environment hides no other', async (t) => {
  const stocked = await serveConsole(t);
  const { registry, call } = stocked;
  await stock(t, stocked, [aShellRecord('2.0.0', '2.0.0')]);
  const told = async () =>
    releaseCompatibility.reply.parse((await call(releaseCompatibility.path, { as: 'admin' })).json);
  const { next, pairs } = await told();
  assert.deepEqual(next, ['shell@2.0.0', 'booking@2.0.0']);
  const verdicts = (all: typeof pairs) =>
    all.map(({ release, beside, places, findings }) => [
      `${release} beside ${beside}`,
      places.map(({ environment }) => environment).join(' '),
      findings.map(({ rule }) => rule).join(' '),
    ]);
  assert.deepEqual(verdicts(pairs), [
    ['booking@1.0.0 beside shell@2.0.0', 'local', 'shell-api'],
    ['discovery@1.0.0 beside shell@2.0.0', 'local production', 'shell-api'],
    ['booking@1.1.0 beside shell@2.0.0', 'production', 'shell-api'],
    ['shell@2.0.0 beside what is live', 'local production', ''],
    ['booking@2.0.0 beside what is live', 'local production', ''],
  ]);
  assert.equal(pairs[0]?.owner, 'booking team');
  const name = 'environments/local';
  await registry.documents.write(name, 'not signed', await registry.documents.revision(name));
  const left = (await told()).pairs.flatMap(({ places }) => places.map(({ environment }) => environment));
  assert.deepEqual([...new Set(left)], ['production']);
});

test('a lock, and a key that is elsewhere, are told as the reason why not', async (t) => {
  const { registry, settings, state } = await serveConsole(t);
  await lock(registry, 'production', { who: 'ravi', why: 'a holiday' });
  const nothing = { rollback: false, stopCanary: false, finishCanary: false, setFlags: false };
  assert.deepEqual((await state()).can, nothing);
  assert.equal((await state()).whyNot, 'Locked by ravi: a holiday');
  await unlock(registry, 'production', ACTOR);
  await rm(keyFile(settings.keysDir, 'environment/production'));
  assert.deepEqual((await state()).can, nothing);
  assert.match((await state()).whyNot ?? '', /holds no key that changes production/);
});

test('an environment that became unusable does not hide the others', async (t) => {
  const { registry, call } = await serveConsole(t);
  const name = 'environments/production';
  await registry.documents.write(name, 'not signed', await registry.documents.revision(name));
  const { status, json } = await call(releaseConsole.path, { as: 'admin' });
  assert.equal(status, 200);
  assert.deepEqual(
    json.environments.map((environment: EnvironmentState) => environment.name),
    ['local'],
  );
});

test('the console names a site server that serves something else', async (t) => {
  const { registry, first, state } = await serveConsole(t);
  const { sequence, composition } = first;
  const report: SiteReport = {
    host: 'web-2',
    port: 3000,
    pid: 71,
    seenAt: new Date().toISOString(),
    environments: { production: { sequence, composition, leftOut: {} } },
  };
  await registry.documents.write('sites/one', JSON.stringify(report), undefined);
  const why = `serves change ${sequence} (composition ${composition.slice(0, 12)})`;
  assert.deepEqual((await state()).sites, {
    served: [],
    unserved: [{ site: 'web-2:3000 (process 71)', why, isLost: false }],
  });
});
