import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { makeComposition } from '../compose/make-composition.ts';
import { releasesOf } from '../compose/releases-of.ts';
import type { Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { takeActs } from '../core/take-acts.ts';
import { Conflict, Refusal } from '../refusal.ts';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from '../testing/release-records.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  emptyRegistry,
  stock,
  stockedRegistry,
} from '../testing/stocked-registry.ts';
import { endCanary } from './end-canary.ts';
import { lock } from './lock.ts';
import { pin } from './pin.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { startCanary } from './start-canary.ts';
import { unlock } from './unlock.ts';
import { unpin } from './unpin.ts';

type Test = Parameters<typeof stockedRegistry>[0];

/** 'local' runs booking 1.0.0 and discovery 1.0.0; 1.1.0 of both is published. */
const prepare = async (t: Test): Promise<Registry> => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  return stocked.registry;
};

const running = async (registry: Registry, id: string): Promise<string> => {
  const document = (await registry.readComposition(id)) ?? assert.fail('There is no such composition.');
  return releasesOf(document).map(nameOf).join(' ');
};

const local = async (registry: Registry): Promise<EnvironmentDocument> =>
  (await registry.readEnvironment('local')) ?? assert.fail('There is no environment local.');

/** Stores the composition of 'local' with another version of booking. */
const tryOut = async (registry: Registry, version: string): Promise<string> => {
  const base = await registry.readComposition((await local(registry)).composition);
  return registry.keepComposition(await makeComposition(registry, base, [{ id: 'booking', version }]));
};

const booking = { id: 'booking', version: '1.1.0' };
const discovery = { id: 'discovery', version: '1.1.0' };

test('a promotion moves what it names, leaves the rest, and stands in the history', async (t) => {
  const registry = await prepare(t);
  const before = await local(registry);
  const after = await promote(registry, 'local', [booking], { who: 'asha', why: 'faster payment' });
  assert.equal(after.sequence, before.sequence + 1);
  assert.equal(await running(registry, after.composition), 'shell@1.0.0 booking@1.1.0 discovery@1.0.0');
  assert.deepEqual(await local(registry), after);
  const [{ id, ...act } = assert.fail('There is no act.')] = await takeActs(
    registry.history('environment/local'),
  );
  assert.equal(id, after.history);
  assert.deepEqual(act, {
    subject: 'environment/local',
    sequence: 2,
    act: 'promote',
    who: 'asha',
    at: after.changedAt,
    why: 'faster payment',
    from: before.composition,
    to: after.composition,
    details: { releases: 'booking@1.1.0' },
    previous: before.history,
  });
});

test('what is not published, named twice, or has no shell to run in is refused', async (t) => {
  const registry = await prepare(t);
  const refused = (releases: readonly { id: string; version: string }[], wanted: RegExp, name = 'local') =>
    assert.rejects(promote(registry, name, releases, ACTOR), wanted);
  await refused([{ id: 'booking', version: '9.9.9' }], /^Refusal: booking@9\.9\.9 is not published/);
  await refused(
    [booking, { id: 'booking', version: '1.0.0' }],
    /booking is named twice, as 1\.1\.0 and 1\.0\.0/,
  );
  await refused([booking], /There is no shell yet/, 'qa');
  await refused([booking], /The environment's name 'Qa' breaks its schema/, 'Qa');
  await refused([], /Name a release to promote/);
  assert.equal((await local(registry)).sequence, 1);
});

test('what does not fit is refused with release, rule, finding and remedy, and changes nothing', async (t) => {
  const stocked = await stockedRegistry(t);
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  await stock(t, stocked, [
    aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts })),
    aRemoteRecord('express', '1.0.0', aDeclaration('express', { routes: [aRoute({ path: '/pay' })] })),
  ]);
  const releases = [
    { id: 'booking', version: '2.0.0' },
    { id: 'express', version: '1.0.0' },
  ];
  await assert.rejects(
    promote(stocked.registry, 'local', releases, ACTOR),
    /^Refusal: booking@2\.0\.0 can't run in 'local' \(shell-api\): it is written for shell API \^2\.0\.0, and shell@1\.0\.0 has 1\.0\.0; take a shell/,
  );
  await assert.rejects(
    promote(stocked.registry, 'local', [{ id: 'express', version: '1.0.0' }], ACTOR),
    /express@1\.0\.0 can't run in 'local' \(route-owner\): booking@1\.0\.0 has '\/pay' already/,
  );
  assert.equal((await local(stocked.registry)).sequence, 1);
});

test('a remote that reads an export of the web kit is promoted to no shell without it, but together with one', async (t) => {
  const core = '@sundara/web/core';
  const shellWith = (version: string, names: string[]) => {
    const record = aShellRecord(version);
    const { shell = assert.fail('It is no shell.') } = record;
    return { ...record, shell: { ...shell, provides: { ...shell.provides, exports: { [core]: names } } } };
  };
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const ribboned = { ...bookingRelease('1.1.0'), uses: { [core]: ['Box', 'Ribbon'] } };
  await stock(t, stocked, [shellWith('1.1.0', ['Box']), shellWith('1.2.0', ['Box', 'Ribbon']), ribboned]);
  await promote(registry, 'local', [{ id: 'shell', version: '1.1.0' }], ACTOR);
  await assert.rejects(
    promote(registry, 'local', [booking], ACTOR),
    /^Refusal: booking@1\.1\.0 can't run in 'local' \(shared-export\): it uses Ribbon of @sundara\/web\/core, and shell@1\.1\.0 doesn't export it; take a shell that exports it, or build booking without it\.$/,
  );
  await promote(registry, 'local', [{ id: 'shell', version: '1.2.0' }, booking], ACTOR);
  await assert.rejects(
    promote(registry, 'local', [{ id: 'shell', version: '1.1.0' }], ACTOR),
    /booking@1\.1\.0 can't run in 'local' \(shared-export\)/,
    'the shell alone does not go back',
  );
});

test('who acts on what another has changed meanwhile is told so', async (t) => {
  const registry = await prepare(t);
  await promote(registry, 'local', [discovery], ACTOR, { expectedSequence: 1 });
  await assert.rejects(
    promote(registry, 'local', [booking], ACTOR, { expectedSequence: 1 }),
    new Conflict("'local' was changed meanwhile: it is at change 2, and you saw 1. Look at it again."),
  );
});

test('two promotions at once are both in force', async (t) => {
  const registry = await prepare(t);
  await Promise.all([
    promote(registry, 'local', [booking], ACTOR),
    promote(registry, 'local', [discovery], ACTOR),
  ]);
  const { composition, sequence } = await local(registry);
  assert.equal(await running(registry, composition), 'shell@1.0.0 booking@1.1.0 discovery@1.1.0');
  assert.equal(sequence, 3);
});

test('a rollback goes back to any earlier composition as one unit, and to no other', async (t) => {
  const registry = await prepare(t);
  const first = await local(registry);
  await promote(registry, 'local', [booking], ACTOR);
  const second = await promote(registry, 'local', [discovery], ACTOR);
  const back = await rollback(registry, 'local', first.composition, ACTOR);
  assert.equal(back.composition, first.composition);
  assert.equal(back.sequence, 4);
  const [act] = await takeActs(registry.history('environment/local'));
  assert.deepEqual([act?.act, act?.from, act?.to], ['rollback', second.composition, first.composition]);
  await assert.rejects(rollback(registry, 'local', first.composition, ACTOR), /runs the composition .* now/);
  const kept = await registry.keepComposition(
    await makeComposition(registry, undefined, [{ id: 'shell', version: '1.0.0' }]),
  );
  await assert.rejects(rollback(registry, 'local', kept, ACTOR), /has never run the composition/);
});

test('a rollback to releases that do not fit any more is refused', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const { composition } = await local(registry);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await promote(registry, 'local', [booking], ACTOR);
  await registry.files.remove('remotes/booking/1.0.0');
  await assert.rejects(
    rollback(registry, 'local', composition, ACTOR),
    /The files of booking@1\.0\.0 are not there/,
  );
});

test('a pinned id is moved by no promotion, rollback or canary until it is unpinned', async (t) => {
  const registry = await prepare(t);
  const first = await local(registry);
  await promote(registry, 'local', [booking], ACTOR);
  const tried = await tryOut(registry, '1.0.0');
  const pinned = await pin(registry, 'local', 'booking', { who: 'asha', why: 'the fair is on' });
  assert.deepEqual(Object.keys(pinned.pins), ['booking']);
  const refusal = new Refusal("booking@1.1.0 is pinned in 'local' by asha (the fair is on): unpin it first.");
  const old = { id: 'booking', version: '1.0.0' };
  await assert.rejects(promote(registry, 'local', [old], ACTOR), refusal);
  await assert.rejects(rollback(registry, 'local', first.composition, ACTOR), refusal);
  await assert.rejects(startCanary(registry, 'local', { composition: tried, percent: 5 }, ACTOR), refusal);
  await promote(registry, 'local', [discovery], ACTOR);
  await assert.rejects(pin(registry, 'local', 'booking', ACTOR), /pinned in 'local' already, by asha/);
  await assert.rejects(pin(registry, 'local', 'salon', ACTOR), /runs no salon/);
  assert.deepEqual((await unpin(registry, 'local', 'booking', ACTOR)).pins, {});
  await promote(registry, 'local', [old], ACTOR);
  await assert.rejects(unpin(registry, 'local', 'booking', ACTOR), /booking is not pinned in 'local'/);
});

test('a locked environment stays as it is until it is unlocked', async (t) => {
  const registry = await prepare(t);
  const first = await local(registry);
  await promote(registry, 'local', [discovery], ACTOR);
  const composition = await tryOut(registry, '1.1.0');
  await lock(registry, 'local', { who: 'asha', why: 'sale day' });
  const acts = [
    () => promote(registry, 'local', [booking], ACTOR),
    () => rollback(registry, 'local', first.composition, ACTOR),
    () => pin(registry, 'local', 'booking', ACTOR),
    () => unpin(registry, 'local', 'booking', ACTOR),
    () => lock(registry, 'local', ACTOR),
    () => startCanary(registry, 'local', { composition, percent: 5 }, ACTOR),
  ];
  for (const act of acts)
    await assert.rejects(act, /'local' is locked since .* by asha \(sale day\): unlock it first/);
  assert.equal((await unlock(registry, 'local', ACTOR)).lock, undefined);
  await promote(registry, 'local', [booking], ACTOR);
  await assert.rejects(unlock(registry, 'local', ACTOR), /'local' is not locked/);
});

test('a canary runs beside the environment, and its share can grow for the same visitors', async (t) => {
  const registry = await prepare(t);
  const before = await local(registry);
  const composition = await tryOut(registry, '1.1.0');
  const five = await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR);
  assert.equal(five.composition, before.composition);
  const half = await startCanary(
    registry,
    'local',
    { composition, percent: 50, budget: { minimumLoads: 5 } },
    ACTOR,
  );
  assert.deepEqual(
    [half.canary?.percent, half.canary?.salt, half.canary?.budget.minimumLoads, half.canary?.budget.slowerBy],
    [50, five.canary?.salt, 5, 1.5],
  );
  const other = await tryOut(registry, '1.0.0');
  await assert.rejects(
    startCanary(registry, 'local', { composition: other, percent: 5 }, ACTOR),
    /Another canary/,
  );
  await assert.rejects(startCanary(registry, 'local', { composition, percent: 101 }, ACTOR), /percent/);
  await assert.rejects(lock(registry, 'local', ACTOR), /A canary runs in 'local'/);
});

test('a canary that is finished becomes the environment, one that is stopped or fails goes', async (t) => {
  const registry = await prepare(t);
  const before = await local(registry);
  const composition = await tryOut(registry, '1.1.0');
  for (const end of ['stop', 'failed'] as const) {
    await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR);
    const ended = await endCanary(registry, 'local', end, ACTOR, { details: { limit: 'render errors' } });
    assert.deepEqual([ended.composition, ended.canary], [before.composition, undefined]);
    const [act] = await takeActs(registry.history('environment/local'), 1);
    assert.equal(act?.act, `canary.${end}`);
    assert.deepEqual(act?.details, { limit: 'render errors', composition, percent: '5' });
  }
  await assert.rejects(endCanary(registry, 'local', 'stop', ACTOR), /No canary runs in 'local'/);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR, { again: true });
  const finished = await endCanary(registry, 'local', 'finish', ACTOR);
  assert.deepEqual([finished.composition, finished.canary], [composition, undefined]);
});

test('other teams go on promoting while a canary runs, and its visitors get that too', async (t) => {
  const registry = await prepare(t);
  await startCanary(registry, 'local', { composition: await tryOut(registry, '1.1.0'), percent: 5 }, ACTOR);
  const after = await promote(registry, 'local', [discovery], ACTOR);
  assert.equal(await running(registry, after.composition), 'shell@1.0.0 booking@1.0.0 discovery@1.1.0');
  const canary = after.canary?.composition ?? '';
  assert.equal(await running(registry, canary), 'shell@1.0.0 booking@1.1.0 discovery@1.1.0');
  await assert.rejects(
    promote(registry, 'local', [booking], ACTOR),
    /A canary in 'local' tries another version of booking: finish or stop it first/,
  );
});

test('an environment that nothing was promoted to has nothing to act on', async (t) => {
  const { registry } = await emptyRegistry(t);
  for (const act of [
    () => rollback(registry, 'qa', 'a', ACTOR),
    () => pin(registry, 'qa', 'booking', ACTOR),
    () => lock(registry, 'qa', ACTOR),
    () => unlock(registry, 'qa', ACTOR),
    () => endCanary(registry, 'qa', 'stop', ACTOR),
  ])
    await assert.rejects(act, /Nothing runs in the environment 'qa': promote releases to it first/);
});

test('a shell can be promoted alone, and a remote that needs a newer one only with it', async (t) => {
  const stocked = await stockedRegistry(t);
  const contracts = { shellApi: '^1.1.0', providerApi: '^1.0.0' };
  await stock(t, stocked, [
    aShellRecord('1.1.0', '1.1.0'),
    aRemoteRecord('salon', '1.0.0', aDeclaration('salon', { contracts })),
  ]);
  const salon = { id: 'salon', version: '1.0.0' };
  await assert.rejects(promote(stocked.registry, 'local', [salon], ACTOR), /\(shell-api\)/);
  const { composition } = await promote(
    stocked.registry,
    'local',
    [{ id: 'shell', version: '1.1.0' }, salon],
    ACTOR,
  );
  assert.equal(
    await running(stocked.registry, composition),
    'shell@1.1.0 booking@1.0.0 discovery@1.0.0 salon@1.0.0',
  );
});
