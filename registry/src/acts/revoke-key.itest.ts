import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aMoment } from '../testing/a-moment.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { verifyRegistry } from '../verify/verify-registry.ts';
import { pin } from './pin.ts';
import { promote } from './promote.ts';
import { revokeKey } from './revoke-key.ts';

const REASON = { who: 'Meera', why: 'The laptop was stolen.' };
const booking = (version: string) => [{ id: 'booking', version }];

const idOf = async ({ registry }: TestRegistry, subject: 'environment/local' | `releases/${string}`) =>
  (await registry.keys.requireSigningKey(subject)).id;

test('a version that the stolen key of a team published is withdrawn, and no environment runs it on', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const before = await registry.readEnvironment('local');
  const id = await idOf(stocked, 'releases/booking');
  const moment = await aMoment();
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await promote(registry, 'local', booking('1.1.0'), ACTOR);
  const { left } = await revokeKey(registry, id, moment, REASON);
  assert.deepEqual(left, [{ environment: 'local', to: before?.composition }]);
  assert.equal((await registry.readEnvironment('local'))?.composition, before?.composition);
  assert.equal((await registry.withdrawalOf({ id: 'booking', version: '1.1.0' }))?.by, 'Meera');
  assert.equal(await registry.isPublished({ id: 'booking', version: '1.0.0' }), true);
  await assert.rejects(
    promote(registry, 'local', booking('1.1.0'), ACTOR),
    /booking@1\.1\.0 was withdrawn by Meera/,
  );
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
});

test('a version of before is no worse for a stolen key that publishes another build under its number', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const before = (await registry.readRelease({ id: 'booking', version: '1.0.0' }))?.hash;
  const id = await idOf(stocked, 'releases/booking');
  const moment = await aMoment();
  for (const record of [before ?? assert.fail('it is lost'), 'f'.repeat(64)])
    await registry.changeReleases('booking', ACTOR, async ({ releases }) => ({
      act: 'publish',
      details: { release: 'booking@1.0.0', record },
      next: { releases: { ...releases, '1.0.0': record } },
    }));
  const good = await registry.readEnvironment('local');
  const hidden = await registry.keepComposition({
    ...((await registry.readComposition(good?.composition ?? '')) ?? assert.fail('it is gone')),
    remotes: { booking: { version: '1.0.0', record: 'f'.repeat(64) } },
  });
  await registry.changeEnvironment('local', ACTOR, async () => ({
    act: 'promote',
    details: {},
    next: { composition: hidden, pins: {} },
  }));
  const { left, releases } = await revokeKey(registry, id, moment, REASON);
  assert.deepEqual(left, [{ environment: 'local', to: good?.composition }]);
  assert.deepEqual(releases, []);
  assert.equal((await registry.readRelease({ id: 'booking', version: '1.0.0' }))?.hash, before);
  assert.equal(await registry.withdrawalOf({ id: 'booking', version: '1.0.0' }), undefined);
});

test('the key of an environment: no earlier state of it brings back what a stolen key of a team has published', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const before = await registry.readEnvironment('local');
  const clean = await aMoment();
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await promote(registry, 'local', booking('1.1.0'), ACTOR);
  const withStolen = await aMoment();
  await revokeKey(registry, await idOf(stocked, 'releases/booking'), clean, REASON);
  await pin(registry, 'local', 'booking', ACTOR);
  const { left } = await revokeKey(registry, await idOf(stocked, 'environment/local'), withStolen, REASON);
  assert.deepEqual(left, [{ environment: 'local', to: before?.composition }]);
  assert.equal((await registry.readEnvironment('local'))?.composition, before?.composition);
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
});

test('an environment that leaves the stolen releases of one team goes back to none of another', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const before = await registry.readEnvironment('local');
  const clean = await aMoment();
  await stock(t, stocked, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  await promote(registry, 'local', booking('1.1.0'), ACTOR);
  await revokeKey(registry, await idOf(stocked, 'releases/booking'), clean, REASON);
  await promote(registry, 'local', [{ id: 'discovery', version: '1.1.0' }], ACTOR);
  const { left } = await revokeKey(registry, await idOf(stocked, 'releases/discovery'), clean, REASON);
  assert.deepEqual(left, [{ environment: 'local', to: before?.composition }]);
});

test('a second revocation as of an earlier moment keeps withdrawn what the first has withdrawn', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const first = await aMoment();
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const second = await aMoment();
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  await revokeKey(registry, await idOf(stocked, 'releases/booking'), second, REASON);
  await stock(t, stocked, [bookingRelease('1.3.0')]);
  await revokeKey(registry, await idOf(stocked, 'releases/booking'), first, REASON);
  const { withdrawn } = await registry.listReleases();
  assert.deepEqual([...withdrawn.keys()].sort(), ['booking@1.1.0', 'booking@1.2.0', 'booking@1.3.0']);
});
