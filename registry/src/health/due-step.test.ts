import { type Canary, DEFAULT_CANARY_BUDGET } from '@sundara/contracts/federation';
import { anEnvironment } from '../testing/release-records.ts';
import { NO_DAY } from './day-counts.ts';
import { dueStep } from './due-step.ts';
import type { RemoteSums } from './environment-health.ts';
import type { Runs } from './runs.ts';
import { NO_SUMS } from './sums.ts';

const SINCE = '2026-11-25T10:00:00.000Z';
const BAKED = Date.parse('2026-11-25T10:30:00.000Z');

const runs = (canary: Partial<Canary> = {}, versions: Record<string, string> = {}): Runs => ({
  document: {
    ...anEnvironment([]),
    canary: {
      composition: 'c'.repeat(64),
      percent: 5,
      salt: 'salt',
      startedAt: SINCE,
      budget: DEFAULT_CANARY_BUDGET,
      plan: { steps: [5, 25, 100], bakeSeconds: 1800, since: SINCE, loads: {} },
      ...canary,
    },
  },
  since: 1,
  running: { shell: '1.0.0', booking: '1.0.0', discovery: '1.0.0' },
  canary: { shell: '1.0.0', booking: '1.1.0', discovery: '1.0.0', ...versions },
  past: async () => [],
});

const loaded = (remote: string, version: string, loads: number): RemoteSums => ({
  ...{ remote, version, canary: true, minutes: {}, day: NO_DAY },
  total: { ...NO_SUMS, loads },
});
const ENOUGH = { since: 1, remotes: [loaded('booking', '1.1.0', 20)] };

test('the next share is due when the present one has baked and had the least number of loads', () => {
  expect(dueStep(runs(), ENOUGH, BAKED)).toEqual({
    percent: 25,
    loads: { booking: 20 },
    why: '5 percent for 30 min, and at least 20 loads of booking',
  });
});

test('before the bake time is over nothing is due, however many loads there were', () => {
  const many = { since: 1, remotes: [loaded('booking', '1.1.0', 2000)] };
  expect(dueStep(runs(), many, BAKED - 1)).toBeUndefined();
});

test('with fewer loads nothing is due, however long it baked', () => {
  const few = { since: 1, remotes: [loaded('booking', '1.1.0', 19)] };
  expect(dueStep(runs(), few, BAKED + 86_400_000)).toBeUndefined();
  expect(dueStep(runs(), { since: 1, remotes: [] }, BAKED)).toBeUndefined();
});

test('loads of an earlier share, of what runs beside it and of other versions do not count', () => {
  const plan = { steps: [5, 25], bakeSeconds: 1800, since: SINCE, loads: { booking: 1 } };
  expect(dueStep(runs({ plan }), ENOUGH, BAKED)).toBeUndefined();
  const beside = [{ ...loaded('booking', '1.1.0', 99), canary: false }, loaded('booking', '1.0.0', 99)];
  expect(dueStep(runs(), { since: 1, remotes: beside }, BAKED)).toBeUndefined();
});

test('each remote that is changed has to be loaded, and where the shell alone is, each', () => {
  const remotes = [loaded('booking', '1.1.0', 50), loaded('discovery', '1.1.0', 19)];
  expect(dueStep(runs({}, { discovery: '1.1.0' }), { since: 1, remotes }, BAKED)).toBeUndefined();
  const shell = runs({}, { shell: '1.1.0', booking: '1.0.0' });
  const all = [loaded('booking', '1.0.0', 30), loaded('discovery', '1.0.0', 20)];
  expect(dueStep(shell, { since: 1, remotes: all }, BAKED)?.loads).toEqual({ booking: 30, discovery: 20 });
  expect(dueStep(shell, { since: 1, remotes: all.slice(0, 1) }, BAKED)).toBeUndefined();
});

test('what everybody gets is finished when that has baked; a plan that ends earlier waits for a person', () => {
  expect(dueStep(runs({ percent: 100 }), ENOUGH, BAKED)).toMatchObject({ percent: undefined });
  const plan = { steps: [5, 25], bakeSeconds: 1800, since: SINCE, loads: {} };
  expect(dueStep(runs({ percent: 25, plan }), ENOUGH, BAKED)).toBeUndefined();
});

test('a share that somebody chose by hand is followed by the next larger one of the plan', () => {
  expect(dueStep(runs({ percent: 10 }), ENOUGH, BAKED)?.percent).toBe(25);
  expect(dueStep(runs({ percent: 30 }), ENOUGH, BAKED)?.percent).toBe(100);
});

test('without a plan nothing is due', () => {
  expect(dueStep(runs({ plan: undefined }), ENOUGH, BAKED)).toBeUndefined();
});
