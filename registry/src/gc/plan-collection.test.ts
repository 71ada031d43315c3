import type { Act, CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import { shows } from '@sundara/contracts/testing';
import { type Holdings, planCollection } from './plan-collection.ts';

const NOW = Date.parse('2026-11-21T06:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

/** Booking in versions 1 to 5, published on consecutive days from 60 days ago. */
const RELEASES = [1, 2, 3, 4, 5].map((number) => ({
  id: 'booking',
  version: `${number}.0.0`,
  hash: `record-${number}`,
  publishedAt: daysAgo(61 - number),
  bytes: 1_024,
}));
const SHELL = { id: 'shell', version: '1.0.0', hash: 'record-shell', publishedAt: daysAgo(60), bytes: 1_024 };

const composition = (number: number): CompositionDocument => ({
  shell: { version: '1.0.0', record: 'record-shell' },
  remotes: { booking: { version: `${number}.0.0`, record: `record-${number}` } },
});
const COMPOSITIONS = new Map([1, 2, 3, 4, 5].map((number) => [`c${number}`, composition(number)]));

const act = (at: string, from: string | null, to: string, given: Partial<Act> = {}): Act => ({
  subject: 'environment/production',
  sequence: 1,
  act: 'promote',
  who: 'Meera',
  at,
  why: 'a test',
  from,
  to,
  details: {},
  previous: null,
  ...given,
});

const holdings = (
  document: Partial<EnvironmentDocument>,
  acts: readonly Act[],
  given: Partial<Holdings> = {},
): Holdings => ({
  environments: [
    {
      document: {
        kind: 'environment',
        environment: 'production',
        sequence: acts.length,
        composition: 'c3',
        pins: {},
        history: 'act',
        changedAt: daysAgo(30),
        ...document,
      },
      acts,
    },
  ],
  compositions: COMPOSITIONS,
  releases: [SHELL, ...RELEASES],
  ...given,
});

const removed = (held: Holdings) => planCollection(held, NOW).remove.map(({ version }) => version);

/** Long ago it was promoted from 1 to 2 to 3. */
const LONG_AGO = [act(daysAgo(30), 'c2', 'c3'), act(daysAgo(40), 'c1', 'c2'), act(daysAgo(50), null, 'c1')];

test('what runs, and what ran before it, stays however old it is; the rest goes', () => {
  const plan = planCollection(holdings({}, LONG_AGO), NOW);
  expect(plan.remove.map(({ version }) => version)).toEqual(['1.0.0', '4.0.0', '5.0.0']);
  expect(plan.keep.map(({ release, why }) => [release.version, why])).toEqual([
    ['1.0.0', 'production runs it'],
    ['2.0.0', 'production ran it before the present one'],
    ['3.0.0', 'production runs it'],
  ]);
});

test('what an environment used in the last seven days stays, to the day', () => {
  const trial = (days: number) => [
    act(daysAgo(days), 'c4', 'c3', { act: 'rollback' }),
    act(daysAgo(days), 'c3', 'c4'),
    ...LONG_AGO,
  ];
  expect(removed(holdings({}, trial(6.9)))).toEqual(['1.0.0', '5.0.0']);
  const since = [act(daysAgo(20), 'c2', 'c3'), act(daysAgo(21), 'c3', 'c2'), ...trial(7.1)];
  expect(removed(holdings({}, since))).toEqual(['1.0.0', '4.0.0', '5.0.0']);
});

test('after a rollback that stays which was given up, and the one that was good before', () => {
  const acts = [act(daysAgo(20), 'c5', 'c3', { act: 'rollback' }), act(daysAgo(21), 'c3', 'c5'), ...LONG_AGO];
  expect(removed(holdings({}, acts))).toEqual(['1.0.0', '4.0.0']);
});

test('a composition that was left in the last seven days was used in them, whenever it began', () => {
  const acts = [act(daysAgo(1), 'c4', 'c3'), act(daysAgo(2), 'c5', 'c4'), ...LONG_AGO];
  expect(removed(holdings({}, acts))).toEqual(['1.0.0', '2.0.0']);
  shows('T31', { 'days that files of a version stay after its end': 7 });
});

test('a running canary stays, and one that was tried in the last seven days', () => {
  const canary = {
    composition: 'c4',
    percent: 10,
    salt: 's',
    startedAt: daysAgo(20),
    budget: { minimumLoads: 20, loadErrorPercent: 2, renderErrorPercent: 1, slowerBy: 1.5 },
  };
  expect(removed(holdings({ canary }, LONG_AGO))).toEqual(['1.0.0', '5.0.0']);
  const tried = act(daysAgo(3), 'c3', 'c3', { act: 'canary.start', details: { composition: 'c5' } });
  expect(removed(holdings({}, [tried, ...LONG_AGO]))).toEqual(['1.0.0', '4.0.0']);
});

test('what was published in the last seven days stays, though nothing runs it yet', () => {
  const fresh = { id: 'booking', version: '6.0.0', hash: 'record-6', publishedAt: daysAgo(2), bytes: 1_024 };
  const plan = planCollection(holdings({}, LONG_AGO, { releases: [...RELEASES, fresh] }), NOW);
  expect(plan.keep).toContainEqual({
    release: { id: 'booking', version: '6.0.0' },
    why: 'it was published in the last 7 days',
  });
});

test('of the compositions those go that name a removed release, unless a history tells of them', () => {
  const plan = planCollection(holdings({}, LONG_AGO), NOW);
  expect(plan.compositions).toEqual(['c4', 'c5']);
});

test('a release of the same version under another hash is another release', () => {
  const other = {
    id: 'booking',
    version: '3.0.0',
    hash: 'record-other',
    publishedAt: daysAgo(9),
    bytes: 1,
  };
  expect(removed(holdings({}, LONG_AGO, { releases: [other] }))).toEqual(['3.0.0']);
});
