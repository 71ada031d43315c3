import type { Beacon, EnvironmentDocument, PageError, RemoteReport } from '@sundara/contracts/federation';
import { DEFAULT_CANARY_BUDGET } from '@sundara/contracts/federation';
import type { NamedAct } from '../core/registry.ts';
import { countedBeacon } from './count-beacon.ts';
import type { PastRun } from './past-runs.ts';
import type { Runs } from './runs.ts';
import type { Versions } from './versions.ts';

const id = (letter: string) => letter.repeat(64);
const [OLD, STABLE, CANARY] = [id('1'), id('2'), id('3')];

const act = (to: string, sequence: number): NamedAct => ({
  id: id('a'),
  subject: 'environment/production',
  sequence,
  act: 'promote',
  who: 'asha',
  at: '2026-11-21T05:00:00.000Z',
  why: 'a test',
  from: null,
  to,
  details: {},
  previous: null,
});

const versionsOf = (booking: string): Versions => ({ shell: '1.0.0', salon: '1.0.0', booking });
const PAST: readonly PastRun[] = [
  { id: STABLE, versions: versionsOf('1.1.0'), act: act(STABLE, 2) },
  { id: OLD, versions: versionsOf('1.0.0'), act: act(OLD, 1) },
];

const document: EnvironmentDocument = {
  kind: 'environment',
  environment: 'production',
  sequence: 9,
  composition: STABLE,
  pins: {},
  canary: {
    composition: CANARY,
    percent: 10,
    salt: 's',
    startedAt: '2026-11-21T06:00:00.000Z',
    budget: DEFAULT_CANARY_BUDGET,
  },
  history: id('a'),
  changedAt: '2026-11-21T06:00:00.000Z',
};
const RUNS: Runs = {
  document,
  since: 7,
  running: versionsOf('1.1.0'),
  canary: versionsOf('2.0.0'),
  past: async () => PAST,
};

const report = (version: string, given: Partial<RemoteReport> = {}): RemoteReport => ({
  remote: 'booking',
  version,
  outcome: 'loaded',
  tookMs: 100,
  ...given,
});
const beacon = (given: Partial<Beacon> = {}): Beacon => ({
  composition: STABLE,
  sequence: 9,
  canary: false,
  reports: [report('1.1.0')],
  errors: [],
  timings: [],
  ...given,
});
const counted = async (given: Partial<Beacon>) =>
  (await countedBeacon(beacon(given), RUNS)).reports.map(
    ({ report: { remote, version, outcome }, canary }) =>
      `${remote}@${version} ${outcome}${canary ? ' in the canary' : ''}`,
  );

test('what runs counts, in the canary and beside it', async () => {
  expect(await counted({})).toEqual(['booking@1.1.0 loaded']);
  expect(await counted({ composition: CANARY, canary: true, reports: [report('2.0.0')] })).toEqual([
    'booking@2.0.0 loaded in the canary',
  ]);
});

test('an open tab with an earlier composition counts for its own versions', async () => {
  expect(await counted({ composition: OLD, sequence: 1, reports: [report('1.0.0')] })).toEqual([
    'booking@1.0.0 loaded',
  ]);
});

test('a version that a page fell back to counts', async () => {
  const reports = [report('2.0.0', { outcome: 'broken', instead: '1.1.0' }), report('1.1.0')];
  expect(await counted({ composition: CANARY, canary: true, reports })).toEqual([
    'booking@1.1.0 loaded in the canary',
    'booking@2.0.0 broken in the canary',
  ]);
});

test.each([
  ['a composition that it never ran', { composition: id('f') }],
  ['a version that it never ran', { reports: [report('6.6.6')] }],
  ['a remote that it never had', { reports: [report('1.0.0', { remote: 'stranger' })] }],
  ['a remote called as every object is', { reports: [report('1.0.0', { remote: 'constructor' })] }],
  ['a sequence that is still to come', { sequence: 10 }],
  ["the canary's composition as if it were everybody's", { composition: CANARY }],
  ['a composition beside the canary as if it were the canary', { canary: true }],
  [
    'a page of an earlier try with the same composition',
    { composition: CANARY, canary: true, sequence: 6, reports: [report('2.0.0')] },
  ],
])('%s counts nothing', async (_, given) => {
  expect(await counted(given)).toEqual([]);
});

test('errors and timings count as reports do; errors that do not are a number only', async () => {
  const named = (version: string) => ({ remote: 'booking', version });
  const error = (version: string): PageError => ({
    ...named(version),
    ...{ kind: 'render', type: 'TypeError', route: '/', frames: ['c/pay.js:1:2'] },
  });
  const timing = { measure: 'lcp', route: '/', value: 900 } as const;
  const counts = await countedBeacon(
    beacon({
      reports: [],
      errors: [error('1.1.0'), error('6.6.6'), undefined],
      timings: [{ ...named('1.1.0'), ...timing }, { ...named('6.6.6'), ...timing }, undefined],
    }),
    RUNS,
  );
  expect(counts).toEqual({
    reports: [],
    errors: [{ error: error('1.1.0'), canary: false }],
    timings: [{ ...named('1.1.0'), ...timing }],
    otherErrors: 2,
  });
});

test('a page counts once for each thing that became of a version, however often it says so', async () => {
  const reports = Array.from({ length: 50 }, () => report('1.1.0', { outcome: 'render' }));
  expect(await counted({ reports: [report('1.1.0'), ...reports] })).toHaveLength(2);
});
