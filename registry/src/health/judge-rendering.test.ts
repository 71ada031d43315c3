import { DEFAULT_CANARY_BUDGET, type EnvironmentDocument } from '@sundara/contracts/federation';
import { type CountedFault, FAILING } from '../render-faults/fault-counts.ts';
import { judgeRendering } from './judge-rendering.ts';
import type { Runs } from './runs.ts';
import type { Versions } from './versions.ts';

const STARTED = '2026-11-21T06:00:00.000Z';
const BEFORE = '2026-11-21T05:59:00.000Z';
const SINCE = '2026-11-21T06:01:00.000Z';
const id = (letter: string) => letter.repeat(64);
const RUNNING: Versions = { shell: '1.0.0', booking: '1.0.0', discovery: '1.0.0' };

const runs = (canary: Versions | undefined): Runs => {
  const document: EnvironmentDocument = {
    kind: 'environment',
    environment: 'production',
    sequence: 9,
    composition: id('1'),
    pins: {},
    history: id('a'),
    changedAt: STARTED,
  };
  const tried = {
    ...{ composition: id('2'), percent: 10, salt: 's', startedAt: STARTED, budget: DEFAULT_CANARY_BUDGET },
  };
  return {
    ...{ since: 9, running: RUNNING, canary, past: async () => [] },
    document: canary ? { ...document, canary: tried } : document,
  };
};
const NEWER = runs({ ...RUNNING, discovery: '2.0.0' });

const fault = (given: Partial<CountedFault> = {}): CountedFault => ({
  ...{ remote: 'discovery', version: '2.0.0', canary: true, route: '/salon/:id', reason: 'failed: no salon' },
  ...{ count: FAILING, last: Array<string>(FAILING).fill(SINCE) },
  ...given,
});
const BESIDE = fault({ canary: false, version: '1.0.0' });

test('a route that only the canary can not render ends it, and why is told', () => {
  expect(judgeRendering(NEWER, [fault()])).toEqual({
    release: 'discovery@2.0.0',
    rule: 'server-rendering',
    found: '3 pages of /salon/:id could not be rendered on the server (failed: no salon)',
    budget: 'at most 2',
  });
});

test('two faults are too few, and those of an earlier canary do not count', () => {
  expect(judgeRendering(NEWER, [fault({ last: [SINCE, SINCE] })])).toBeUndefined();
  expect(judgeRendering(NEWER, [fault({ count: 9, last: [SINCE, SINCE, BEFORE] })])).toBeUndefined();
});

test('a route that fails beside the canary too is not its fault, another route is', () => {
  expect(judgeRendering(NEWER, [fault(), BESIDE])).toBeUndefined();
  expect(judgeRendering(NEWER, [fault(), { ...BESIDE, last: [BEFORE, BEFORE, BEFORE] }])).toBeUndefined();
  expect(judgeRendering(NEWER, [fault(), { ...BESIDE, last: [SINCE] }])).toBeDefined();
  expect(judgeRendering(NEWER, [fault({ route: '/' }), BESIDE])).toBeDefined();
});

test('a canary does not pay for what it did not change', () => {
  expect(judgeRendering(NEWER, [fault({ remote: 'booking', version: '1.0.0' })])).toBeUndefined();
  expect(judgeRendering(NEWER, [fault({ canary: false })])).toBeUndefined();
});

test('where it brings another shell, its pages of all remotes count, and the shell is named', () => {
  const shell = runs({ ...RUNNING, shell: '1.1.0' });
  expect(judgeRendering(shell, [fault({ version: '1.0.0' })])?.release).toBe('shell@1.1.0');
  expect(judgeRendering(shell, [fault({ remote: 'shell', version: '1.1.0' })])?.release).toBe('shell@1.1.0');
});

test('without a canary nothing is judged', () => {
  expect(judgeRendering(runs(undefined), [fault()])).toBeUndefined();
});
