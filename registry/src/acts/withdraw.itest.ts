import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { makeComposition } from '../compose/make-composition.ts';
import type { Registry } from '../core/registry.ts';
import { takeActs } from '../core/take-acts.ts';
import { usesOf } from '../environments/uses-of.ts';
import { removeRelease } from '../gc/remove-release.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  stock,
  stockedRegistry,
} from '../testing/stocked-registry.ts';
import { endCanary } from './end-canary.ts';
import { pin } from './pin.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { startCanary } from './start-canary.ts';
import { withdraw } from './withdraw.ts';

const OLD = { id: 'booking', version: '1.0.0' };
const NEW = { id: 'booking', version: '1.1.0' };
const DISCOVERY = { id: 'discovery', version: '1.1.0' };
const ASHA = { who: 'asha', why: 'takes payments twice' };
const REFUSED =
  /^Refusal: booking@1\.1\.0 was withdrawn by asha on 20.*: takes payments twice\. .* name another version/;

/** 'local' runs booking 1.0.0 and discovery 1.0.0; 1.1.0 of both is published. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  return stocked;
};

const current = async (registry: Registry) =>
  (await registry.readEnvironment('local')) ?? assert.fail('There is no environment local.');

const tryOut = async (registry: Registry, release = NEW): Promise<string> => {
  const base = await registry.readComposition((await current(registry)).composition);
  return registry.keepComposition(await makeComposition(registry, base, [release]));
};

test('what was withdrawn stands in the log with who, why and when, and in its history', async (t) => {
  const { registry } = await prepare(t);
  await withdraw(registry, NEW, ASHA);
  const { by, why, at } = (await registry.withdrawalOf(NEW)) ?? assert.fail('It was not withdrawn.');
  assert.deepEqual([by, why], ['asha', 'takes payments twice']);
  assert.equal(await registry.withdrawalOf(OLD), undefined);
  const [act] = await takeActs(registry.history('releases/booking'), 1);
  assert.deepEqual(
    [act?.act, act?.who, act?.at.slice(0, 16), act?.details],
    ['withdraw', 'asha', at.slice(0, 16), { release: 'booking@1.1.0' }],
  );
});

test('what is not published, or is withdrawn already, is not withdrawn', async (t) => {
  const { registry } = await prepare(t);
  await assert.rejects(withdraw(registry, { id: 'booking', version: '9.9.9' }, ASHA), /not published/);
  await assert.rejects(withdraw(registry, { id: 'salon', version: '1.0.0' }, ASHA), /salon/);
  await withdraw(registry, NEW, ASHA);
  await assert.rejects(
    withdraw(registry, NEW, ACTOR),
    /booking@1\.1\.0 is withdrawn already, by asha on .*: takes payments twice/,
  );
});

test('publishing and removing other versions keep what was withdrawn', async (t) => {
  const stocked = await prepare(t);
  const { registry } = stocked;
  await withdraw(registry, NEW, ASHA);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  assert.equal((await registry.withdrawalOf(NEW))?.by, 'asha');
  const { hash = '' } = (await registry.readRelease(NEW)) ?? {};
  await removeRelease(registry, NEW, hash, ACTOR);
  assert.equal((await registry.withdrawalOf(NEW))?.by, 'asha');
  assert.equal((await registry.listReleases()).withdrawn.get('booking@1.1.0')?.by, 'asha');
});

test('a withdrawn version begins to run nowhere: by no promotion, canary or rollback', async (t) => {
  const { registry } = await prepare(t);
  const first = await promote(registry, 'local', [NEW], ACTOR);
  await rollback(registry, 'local', await tryOut(registry, OLD), ACTOR);
  const composition = await tryOut(registry);
  await withdraw(registry, NEW, ASHA);
  const before = await current(registry);
  await assert.rejects(promote(registry, 'local', [NEW], ACTOR), REFUSED);
  await assert.rejects(rollback(registry, 'local', first.composition, ACTOR), REFUSED);
  await assert.rejects(startCanary(registry, 'local', { composition, percent: 5 }, ACTOR), REFUSED);
  assert.deepEqual(await current(registry), before);
});

test('a canary that tries a withdrawn version gets no more browsers and is never finished, only stopped', async (t) => {
  const { registry } = await prepare(t);
  const composition = await tryOut(registry);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR);
  await withdraw(registry, NEW, ASHA);
  await assert.rejects(startCanary(registry, 'local', { composition, percent: 50 }, ACTOR), REFUSED);
  await assert.rejects(endCanary(registry, 'local', 'finish', ACTOR), REFUSED);
  const other = await promote(registry, 'local', [DISCOVERY], ACTOR);
  assert.ok(other.canary);
  await assert.rejects(
    endCanary(registry, 'local', 'finish', ACTOR),
    /booking@1\.1\.0 was withdrawn/,
    'It tries the withdrawn version still.',
  );
  assert.equal((await endCanary(registry, 'local', 'stop', ACTOR)).canary, undefined);
});

test('where it runs it goes on, nobody pins it, and others are promoted beside it', async (t) => {
  const { registry } = await prepare(t);
  await promote(registry, 'local', [NEW], ACTOR);
  await withdraw(registry, NEW, ASHA);
  await assert.rejects(
    pin(registry, 'local', 'booking', ACTOR),
    /withdrawn by asha.*Promote another version/,
  );
  const hotfix = await promote(registry, 'local', [DISCOVERY], ACTOR);
  const running = await registry.readComposition(hotfix.composition);
  assert.deepEqual(
    [running?.remotes.booking?.version, running?.remotes.discovery?.version],
    ['1.1.0', '1.1.0'],
  );
  await promote(registry, 'local', [OLD], ACTOR);
  await assert.rejects(promote(registry, 'local', [NEW], ACTOR), REFUSED);
});

test('who runs or tries it is told', async (t) => {
  const { registry } = await prepare(t);
  assert.deepEqual(await usesOf(registry, NEW), []);
  await startCanary(registry, 'local', { composition: await tryOut(registry), percent: 5 }, ACTOR);
  assert.deepEqual(await usesOf(registry, NEW), [{ environment: 'local', by: 'canary' }]);
  await endCanary(registry, 'local', 'finish', ACTOR);
  assert.deepEqual(await usesOf(registry, NEW), [{ environment: 'local', by: 'everybody' }]);
});
