import type { RemoteReport } from '@sundara/contracts/federation';
import { addHealth, type EnvironmentHealth, totalOf, upTo, withCounted } from './environment-health.ts';

const SINCE = 4;
const at = (clock: string) => new Date(`2026-11-21T${clock}.000Z`);
const NOTHING: EnvironmentHealth = { since: SINCE, remotes: [] };

const report = (given: Partial<RemoteReport> = {}): RemoteReport => ({
  remote: 'booking',
  version: '1.0.0',
  outcome: 'loaded',
  tookMs: 120,
  ...given,
});
const stable = { remote: 'booking', version: '1.0.0', canary: false };

test('versions, and a version in the canary and beside it, are counted apart', () => {
  const reports = [
    { report: report(), canary: false },
    { report: report(), canary: true },
    { report: report({ version: '1.1.0', outcome: 'network' }), canary: true },
  ];
  const health = reports.reduce((sums, counted) => withCounted(sums, counted, at('05:10:00')), NOTHING);
  expect(totalOf(health, stable)?.loads).toBe(1);
  expect(totalOf(health, { ...stable, canary: true })?.loads).toBe(1);
  expect(totalOf(health, { ...stable, version: '1.1.0', canary: true })?.loadErrors).toBe(1);
  expect(totalOf(health, { ...stable, version: '1.1.0' })).toBeUndefined();
});

test('a report counts in its own minute, and a minute is kept for an hour', () => {
  const early = withCounted(NOTHING, { report: report(), canary: false }, at('05:10:59'));
  const both = withCounted(early, { report: report(), canary: false }, at('05:11:00'));
  expect(Object.keys(both.remotes[0]?.minutes ?? {})).toEqual([
    '2026-11-21T05:10:00.000Z',
    '2026-11-21T05:11:00.000Z',
  ]);
  const later = upTo(both, SINCE, at('06:10:30'));
  expect(Object.keys(later.remotes[0]?.minutes ?? {})).toEqual(['2026-11-21T05:11:00.000Z']);
  expect(totalOf(later, stable)?.loads).toBe(2);
});

test('a change of the environment starts the totals anew and leaves the minutes', () => {
  const health = withCounted(NOTHING, { report: report(), canary: false }, at('05:10:00'));
  const changed = upTo(health, 5, at('05:13:00'));
  expect(totalOf(changed, stable)?.loads).toBe(0);
  expect(Object.keys(changed.remotes[0]?.minutes ?? {})).toHaveLength(1);
});

test('a version that nobody has loaded for an hour since the change has no totals, after a day it is forgotten', () => {
  const health = withCounted(NOTHING, { report: report(), canary: false }, at('05:10:00'));
  const later = upTo(health, 5, at('07:00:00'));
  expect(totalOf(later, stable)).toBeUndefined();
  expect(later.remotes).toHaveLength(1);
  expect(upTo(health, 5, new Date('2026-11-22T05:00:00.000Z')).remotes).toEqual([]);
});

test('what two processes counted is together what one would have counted', () => {
  const reports = [
    { report: report(), canary: false, now: at('05:10:00') },
    { report: report({ outcome: 'render' }), canary: false, now: at('05:11:00') },
    { report: report({ version: '2.0.0' }), canary: true, now: at('05:11:00') },
  ];
  const countAll = (counted: typeof reports) =>
    counted.reduce((sums, { now, ...one }) => withCounted(sums, one, now), NOTHING);
  const together = addHealth(countAll(reports), countAll(reports));
  const byVersion = ({ remotes }: EnvironmentHealth) =>
    remotes.toSorted((a, b) => a.version.localeCompare(b.version));
  expect(byVersion(together)).toEqual(byVersion(countAll([...reports, ...reports])));
});
