import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollback } from '../../acts/rollback.ts';
import { startCanary } from '../../acts/start-canary.ts';
import { withdraw } from '../../acts/withdraw.ts';
import { makeComposition } from '../../compose/make-composition.ts';
import { openLiveSite, promoteBooking, twoChanges, versionOf } from '../../testing/live-site.ts';
import { ACTOR, bookingRelease, stock } from '../../testing/stocked-registry.ts';

test('the version before is what a page falls back to, not one that was rolled back', async (t) => {
  const { stocked, site } = await twoChanges(t);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  const previousOf = async () => (await site.current()).usual.composition.remotes.booking?.previous?.version;
  assert.equal(await previousOf(), '1.0.0');
  const { composition } = await stocked.registry.readEnvironment('local').then((document) => ({
    composition: document?.composition ?? '',
  }));
  await promoteBooking(stocked, '1.2.0');
  assert.equal(await previousOf(), '1.1.0');
  await rollback(stocked.registry, 'local', composition, ACTOR);
  assert.equal(versionOf(await site.current()), '1.1.0');
  assert.equal(await previousOf(), '1.0.0');
  assert.equal((await site.current()).usual.composition.remotes.discovery?.previous, undefined);
});

test('no page falls back to a version that was withdrawn, at the latest after 2 seconds', async (t) => {
  const { stocked } = await twoChanges(t);
  const { registry } = stocked;
  let now = 0;
  const site = openLiveSite(stocked, { now: () => now });
  const previousOf = async () => (await site.current()).usual.composition.remotes.booking?.previous?.version;
  assert.equal(await previousOf(), '1.0.0');
  await withdraw(registry, { id: 'booking', version: '1.0.0' }, ACTOR);
  now += 2000;
  assert.equal(await previousOf(), undefined);
});

test('a canary that mends a withdrawn version does not fall back to it', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  const base = await registry.readComposition(composition);
  const mended = await makeComposition(registry, base, [{ id: 'booking', version: '1.2.0' }]);
  const tried = await registry.keepComposition(mended);
  await startCanary(registry, 'local', { composition: tried, percent: 10 }, ACTOR);
  const { canary } = await site.current();
  assert.equal(canary?.composition.remotes.booking?.previous?.version, '1.0.0');
});
