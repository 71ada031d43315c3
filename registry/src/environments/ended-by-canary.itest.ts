import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { endCanary } from '../acts/end-canary.ts';
import { promote } from '../acts/promote.ts';
import { startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { registryOn } from '../core/open-registry.ts';
import type { Registry } from '../core/registry.ts';
import { Refusal, Unavailable } from '../refusal.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { unsteady } from '../testing/unsteady-documents.ts';
import { failedCanaries } from './ended-by-canary.ts';

const BOOKING = { id: 'booking', version: '1.1.0' };
const DISCOVERY = { id: 'discovery', version: '1.1.0' };
const WATCH = { who: 'canary watch', why: 'booking 1.1.0: render errors 80 %, 1 % was allowed' };
const REFUSED =
  /^Refusal: booking@1\.1\.0: its canary in local failed on 20.*: booking 1\.1\.0: render errors 80 %.*give --again/;

const tryOut = async (registry: Registry, environment: string): Promise<string> => {
  const current = await registry.readEnvironment(environment);
  const base = await registry.readComposition(current?.composition ?? '');
  return registry.keepComposition(await makeComposition(registry, base, [BOOKING]));
};

/** 'local' and 'qa' run 1.0.0 of everything; a canary in 'local' that tried booking 1.1.0 has failed. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), discoveryRelease('1.1.0')]);
  const all = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  await promote(registry, 'qa', all, ACTOR);
  const composition = await tryOut(registry, 'local');
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR);
  await endCanary(registry, 'local', 'failed', WATCH);
  const markedReleases = async () => (await failedCanaries(registry)).map(({ release }) => release);
  return { ...stocked, composition, markedReleases };
};

test('what a failed canary tried is remembered with the reason, and survives other acts', async (t) => {
  const { registry, markedReleases } = await prepare(t);
  const [failed] = await failedCanaries(registry);
  assert.deepEqual(
    [failed?.release, failed?.environment, failed?.why],
    ['booking@1.1.0', 'local', WATCH.why],
  );
  await promote(registry, 'local', [DISCOVERY], ACTOR);
  assert.deepEqual(await markedReleases(), ['booking@1.1.0']);
});

test('in no environment it is promoted or tried again by somebody who does not say so', async (t) => {
  const { registry, composition } = await prepare(t);
  await assert.rejects(promote(registry, 'local', [BOOKING], ACTOR), REFUSED);
  await assert.rejects(promote(registry, 'qa', [BOOKING], ACTOR), REFUSED);
  await assert.rejects(startCanary(registry, 'local', { composition, percent: 5 }, ACTOR), REFUSED);
  const elsewhere = { composition: await tryOut(registry, 'qa'), percent: 5 };
  await assert.rejects(startCanary(registry, 'qa', elsewhere, ACTOR), REFUSED);
  await promote(registry, 'qa', [BOOKING], ACTOR, { again: true });
  // Promoting what already runs begins nothing.
  await promote(registry, 'qa', [DISCOVERY], ACTOR);
});

test('the mark goes where the version is promoted or tried again, and only there', async (t) => {
  const { registry, composition, markedReleases } = await prepare(t);
  await promote(registry, 'qa', [BOOKING], ACTOR, { again: true });
  assert.deepEqual(await markedReleases(), ['booking@1.1.0']);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR, { again: true });
  assert.deepEqual(await markedReleases(), []);
  await startCanary(registry, 'local', { composition, percent: 50 }, ACTOR);
  await endCanary(registry, 'local', 'failed', WATCH);
  assert.deepEqual(await markedReleases(), ['booking@1.1.0']);
  await promote(registry, 'local', [BOOKING], ACTOR, { again: true });
  assert.deepEqual(await markedReleases(), []);
});

test('a canary that somebody stops marks nothing', async (t) => {
  const { registry, composition, markedReleases } = await prepare(t);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR, { again: true });
  await endCanary(registry, 'local', 'stop', ACTOR);
  assert.deepEqual(await markedReleases(), []);
});

test('a canary ends also where what it tried is lost, and marks nothing then', async (t) => {
  const { registry, composition, markedReleases } = await prepare(t);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR, { again: true });
  await registry.documents.remove(`compositions/${composition}`);
  assert.equal((await endCanary(registry, 'local', 'failed', WATCH)).canary, undefined);
  assert.deepEqual(await markedReleases(), []);
});

/** Makes the first store call fail, then the second and so on, until the act needs no further call. */
const atEachFault = async (
  { registry }: Pick<TestRegistry, 'registry'>,
  act: (registry: Registry) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> => {
  const store = unsteady(registry.documents);
  // The remembered list of keys is used while the store doesn't answer.
  const unsteadyRegistry = registryOn({ ...registry, documents: store.documents });
  for (let call = 1; ; call += 1) {
    store.expect({ call, lost: 'question' });
    const refused = await act(unsteadyRegistry).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!store.failed()) return call - 1;
    assert(refused instanceof Refusal, `call ${call}`);
    await check();
  }
};

test('wherever the store stops answering, no canary ends without its mark', async (t) => {
  const { registry, composition, markedReleases } = await prepare(t);
  await startCanary(registry, 'local', { composition, percent: 5 }, ACTOR, { again: true });
  const calls = await atEachFault(
    { registry },
    (unsteadyRegistry) => endCanary(unsteadyRegistry, 'local', 'failed', WATCH),
    async () => assert.notEqual((await registry.readEnvironment('local'))?.canary, undefined),
  );
  assert(calls >= 4, `${calls} calls were cut off`);
  assert.deepEqual(await markedReleases(), ['booking@1.1.0']);
});

test('wherever the store stops answering, nobody takes what a canary ended without saying so', async (t) => {
  const stocked = await prepare(t);
  const calls = await atEachFault(
    stocked,
    async (registry) => {
      await promote(registry, 'qa', [BOOKING], ACTOR).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error instanceof Unavailable) throw error;
      });
    },
    async () => assert.equal((await stocked.registry.readEnvironment('qa'))?.sequence, 1),
  );
  assert(calls >= 4, `${calls} calls were cut off`);
  assert.equal((await stocked.registry.readEnvironment('qa'))?.sequence, 1);
});
