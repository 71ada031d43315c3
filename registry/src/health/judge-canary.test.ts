import { DEFAULT_CANARY_BUDGET, type EnvironmentDocument } from '@sundara/contracts/federation';
import { NO_DAY } from './day-counts.ts';
import type { EnvironmentHealth, RemoteSums } from './environment-health.ts';
import { judgeCanary } from './judge-canary.ts';
import type { Runs } from './runs.ts';
import { NO_SUMS } from './sums.ts';
import type { Versions } from './versions.ts';

const SINCE = '2026-11-21T06:00:00.000Z';
const id = (letter: string) => letter.repeat(64);
const document: EnvironmentDocument = {
  kind: 'environment',
  environment: 'production',
  sequence: 9,
  composition: id('1'),
  pins: {},
  canary: {
    composition: id('2'),
    percent: 10,
    salt: 's',
    startedAt: SINCE,
    budget: DEFAULT_CANARY_BUDGET,
  },
  history: id('a'),
  changedAt: SINCE,
};
const RUNNING: Versions = { shell: '1.0.0', booking: '1.0.0', salon: '1.0.0' };
const runs = (versions: Versions): Runs => ({
  document,
  since: 9,
  running: RUNNING,
  canary: versions,
  past: async () => [],
});
const failing = (remote: string, version: string, canary: boolean): RemoteSums => ({
  remote,
  version,
  canary,
  total: { ...NO_SUMS, loads: 40, loadErrors: 40 },
  minutes: {},
  day: NO_DAY,
});
const told = (...remotes: RemoteSums[]): EnvironmentHealth => ({ since: 9, remotes });

test('the release that breaks the budget is named', () => {
  const breach = judgeCanary(runs({ ...RUNNING, booking: '2.0.0' }), told(failing('booking', '2.0.0', true)));
  expect(breach).toMatchObject({ release: 'booking@2.0.0', rule: 'load-errors' });
});

test('a canary does not pay for what it did not change, nor for what fails beside it', () => {
  const health = told(failing('salon', '1.0.0', true), failing('booking', '1.0.0', false));
  expect(judgeCanary(runs({ ...RUNNING, booking: '2.0.0' }), health)).toBeUndefined();
});

test('where it brings another shell, every remote in it is judged', () => {
  const health = told(failing('salon', '1.0.0', true));
  expect(judgeCanary(runs({ ...RUNNING, shell: '1.1.0' }), health)?.release).toBe('salon@1.0.0');
});

test('a remote that is new in the canary is judged by its errors', () => {
  const health = told(failing('gifts', '1.0.0', true));
  expect(judgeCanary(runs({ ...RUNNING, gifts: '1.0.0' }), health)?.release).toBe('gifts@1.0.0');
});

test('without a canary nothing is judged', () => {
  const { canary: _, ...without } = document;
  const quiet: Runs = { ...runs(RUNNING), document: without, canary: undefined };
  expect(judgeCanary(quiet, told(failing('booking', '1.0.0', true)))).toBeUndefined();
});
