import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { test } from 'node:test';
import type { CanaryBudget } from '@sundara/contracts/federation';
import { pin } from '../acts/pin.ts';
import { promote } from '../acts/promote.ts';
import { type CanaryWish, startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { openRegistry } from '../core/open-registry.ts';
import type { NamedAct, Registry } from '../core/registry.ts';
import { setRules } from '../core/rules.ts';
import { keyFile } from '../keys/key-ring.ts';
import { createSharedFaults } from '../render-faults/shared-faults.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import type { Counted } from './environment-health.ts';
import { createRuns, type Runs } from './runs.ts';
import { createSharedHealth } from './shared-health.ts';
import { createCanaryWatch } from './watch-canaries.ts';

type Report = Counted['report'];

const report = (version: string, given: Partial<Report>): Report => ({
  remote: 'booking',
  version,
  outcome: 'loaded',
  tookMs: 100,
  ...given,
});
const times = (count: number, canary: boolean, one: Report): readonly Counted[] =>
  Array.from({ length: count }, () => ({ canary, report: one }));

/** 'production' runs booking 1.0.0 and tries 2.0.0; `process` is one of the processes that watch it. */
const trying = async (
  t: Parameters<typeof stockedRegistry>[0],
  budget: Partial<CanaryBudget> = {},
  plan: CanaryWish['plan'] = undefined,
) => {
  const stocked = await stockedRegistry(t);
  const { registry, settings } = stocked;
  await stock(t, stocked, [bookingRelease('2.0.0')]);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const { composition } = await promote(registry, 'production', releases, ACTOR);
  const base = await registry.readComposition(composition);
  const tried = await makeComposition(registry, base, [{ id: 'booking', version: '2.0.0' }]);
  const wish = { composition: await registry.keepComposition(tried), percent: 10, budget };
  const clock = { now: Date.now() };
  const { sequence } = await startCanary(registry, 'production', { ...wish, plan }, ACTOR);

  const process = async (given?: (name: string) => Promise<Runs | undefined>) => {
    const own = await openRegistry(settings);
    t.after(() => own.close());
    const health = createSharedHealth(own.documents);
    const told: string[] = [];
    const tell = (sentence: string) => void told.push(sentence);
    const look = createCanaryWatch({
      registry: own,
      runsOf: given ?? createRuns(own),
      health,
      renderFaults: createSharedFaults(own.documents),
      tell,
      now: () => clock.now,
    });
    return {
      told,
      look,
      count: (reports: readonly Counted[]) => health.count('production', sequence, { reports, errors: [] }),
    };
  };
  return { ...stocked, process, composition, sequence, wish, clock };
};

const actsOf = async (registry: Registry): Promise<readonly NamedAct[]> => {
  const acts: NamedAct[] = [];
  for await (const act of registry.history('environment/production')) acts.push(act);
  return acts;
};

test('what breaks the budget is rolled back, with what was found and what was allowed', async (t) => {
  const { registry, process, composition } = await trying(t);
  const { look, count, told } = await process();
  count(times(30, true, report('2.0.0', {})));
  await look();
  assert.ok((await registry.readEnvironment('production'))?.canary);
  count(times(10, true, report('2.0.0', { outcome: 'broken' })));
  await look();
  const after = await registry.readEnvironment('production');
  assert.deepEqual([after?.canary, after?.composition], [undefined, composition]);
  const [act] = await actsOf(registry);
  assert.deepEqual([act?.act, act?.who], ['canary.failed', 'canary watch']);
  assert.equal(act?.why, 'booking@2.0.0: 25 percent of 40 loads failed, at most 2 percent was allowed');
  assert.deepEqual(
    { ...act?.details, composition: '' },
    {
      composition: '',
      percent: '10',
      remote: 'booking@2.0.0',
      rule: 'load-errors',
      found: '25 percent of 40 loads failed',
      budget: 'at most 2 percent',
    },
  );
  assert.equal(told.length, 1);
});

test('one that is slower than what runs beside it is rolled back for that', async (t) => {
  const { registry, process } = await trying(t);
  const { look, count } = await process();
  count([
    ...times(25, false, report('1.0.0', { tookMs: 200 })),
    ...times(25, true, report('2.0.0', { tookMs: 900 })),
  ]);
  await look();
  assert.equal((await actsOf(registry))[0]?.details.rule, 'slow');
});

test('processes that find it at the same moment end it once, and none complains', async (t) => {
  const { registry, process } = await trying(t, { minimumLoads: 1 });
  const processes = await Promise.all(Array.from({ length: 6 }, () => process()));
  for (const { count } of processes) count(times(5, true, report('2.0.0', { outcome: 'network' })));
  await Promise.all(processes.map(({ look }) => look()));
  await Promise.all(processes.map(({ look }) => look()));
  const acts = (await actsOf(registry)).map(({ act }) => act);
  assert.deepEqual(acts, ['canary.failed', 'canary.start', 'promote']);
  assert.equal(processes.flatMap(({ told }) => told).length, 1);
});

test('a canary that begins anew with the same composition is judged by its own loads alone', async (t) => {
  const { registry, process } = await trying(t, { minimumLoads: 1 });
  const { look, count } = await process();
  count(times(5, true, report('2.0.0', { outcome: 'network' })));
  await look();
  const [, start] = await actsOf(registry);
  const wish = { composition: start?.details.composition ?? '', percent: 10, budget: { minimumLoads: 1 } };
  await startCanary(registry, 'production', wish, ACTOR, { again: true });
  await look();
  assert.ok((await registry.readEnvironment('production'))?.canary);
});

test('a canary whose share grows is still judged by all of its loads', async (t) => {
  const { registry, process, wish } = await trying(t);
  const { look, count } = await process();
  count(times(19, true, report('2.0.0', { outcome: 'network' })));
  await startCanary(registry, 'production', { ...wish, percent: 60 }, ACTOR);
  await look();
  assert.equal((await registry.readEnvironment('production'))?.canary?.percent, 60);
  count(times(1, true, report('2.0.0', { outcome: 'network' })));
  await look();
  assert.equal((await registry.readEnvironment('production'))?.canary, undefined);
});

test('another act between finding and ending does not save it, and is nothing to complain of', async (t) => {
  const { registry, process } = await trying(t, { minimumLoads: 1 });
  const seen = await createRuns(registry)('production');
  const late = await process(async (name) => (name === 'production' ? seen : undefined));
  const next = await process();
  for (const { count } of [late, next]) count(times(5, true, report('2.0.0', { outcome: 'network' })));
  await pin(registry, 'production', 'discovery', ACTOR);
  await late.look();
  assert.ok((await registry.readEnvironment('production'))?.canary);
  await next.look();
  assert.equal((await registry.readEnvironment('production'))?.canary, undefined);
  assert.deepEqual([late.told.length, next.told.length], [0, 1]);
});

test('who has no key for the environment does nothing and says nothing', async (t) => {
  const { registry, settings, process, sequence } = await trying(t, { minimumLoads: 1 });
  const { look, count, told } = await process();
  count(times(5, true, report('2.0.0', { outcome: 'network' })));
  await rm(keyFile(settings.keysDir, 'environment/production'));
  await look();
  assert.equal((await registry.readEnvironment('production'))?.sequence, sequence);
  assert.deepEqual(told, []);
});

test('an environment that became unusable is told once, and the others are still looked after', async (t) => {
  const { registry, process } = await trying(t, { minimumLoads: 1 });
  const { look, count, told } = await process();
  count(times(5, true, report('2.0.0', { outcome: 'network' })));
  await registry.documents.write('environments/aside', 'not signed', undefined);
  await look();
  await look();
  assert.deepEqual([told.length, (await actsOf(registry))[0]?.act], [2, 'canary.failed']);
  assert.match(told[0] ?? '', /^The canary in 'aside' can't be looked at: /);
});

const PLAN = { steps: [10, 50, 100], bakeSeconds: 60 };
const percentOf = async (registry: Registry) =>
  (await registry.readEnvironment('production'))?.canary?.percent;

test('a plan widens the canary share by share, each made by one process, and finishes it when all have had it', async (t) => {
  const { registry, process, wish, clock } = await trying(t, { minimumLoads: 2 }, PLAN);
  const processes = await Promise.all([process(), process(), process()]);
  const look = () => Promise.all(processes.map((one) => one.look()));
  const bakeAnd = async (loads: number) => {
    clock.now += 61_000;
    // Every process has counted them, so that all find the step due at the same moment.
    for (const { count } of processes) count(times(loads, true, report('2.0.0', {})));
    await look();
  };
  await look();
  assert.equal(await percentOf(registry), 10, 'It has not baked.');
  await bakeAnd(2);
  assert.equal(await percentOf(registry), 50);
  await bakeAnd(1);
  assert.equal(await percentOf(registry), 50, 'One load since the last step is too few.');
  await bakeAnd(1);
  assert.equal(await percentOf(registry), 100);
  await bakeAnd(2);
  const after = await registry.readEnvironment('production');
  assert.deepEqual([after?.canary, after?.composition], [undefined, wish.composition]);
  const acts = (await actsOf(registry)).map(({ act, details, why }) => [act, details.percent, why]);
  assert.deepEqual(acts.slice(0, 3), [
    ['canary.finish', '100', '100 percent for 1 min, and at least 2 loads of booking'],
    ['canary.step', '100', '50 percent for 1 min, and at least 2 loads of booking'],
    ['canary.step', '50', '10 percent for 1 min, and at least 2 loads of booking'],
  ]);
  assert.deepEqual(acts.map(([act]) => act).slice(3), ['canary.start', 'promote']);
  assert.equal(processes.flatMap(({ told }) => told).length, 3);
});

test('a canary that its rules hold stays at its share, is told of once, and still ends when it breaks its budget', async (t) => {
  const { registry, process, clock } = await trying(t, { minimumLoads: 2 }, PLAN);
  const { look, count, told } = await process();
  const freeze = { from: '2020-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z', why: 'Diwali' };
  await setRules(registry, { environments: { production: { freezes: [freeze] } } }, ACTOR);
  count(times(2, true, report('2.0.0', {})));
  clock.now += 61_000;
  await look();
  await look();
  assert.equal(await percentOf(registry), 10);
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /^The canary in 'production' stays at 10 percent: .*frozen until .*Diwali/);
  count(times(2, true, report('2.0.0', { outcome: 'broken' })));
  await look();
  assert.equal((await actsOf(registry))[0]?.act, 'canary.failed');
});
