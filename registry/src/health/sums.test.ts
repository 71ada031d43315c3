import type { RemoteReport } from '@sundara/contracts/federation';
import { addSums, NO_SUMS, presentSums, type Sums, withReport } from './sums.ts';

const report = (outcome: RemoteReport['outcome'], tookMs?: number): RemoteReport => ({
  remote: 'booking',
  version: '1.0.0',
  outcome,
  ...(tookMs !== undefined && { tookMs }),
});

const sumsOf = (reports: readonly RemoteReport[]): Sums => reports.reduce(withReport, NO_SUMS);

test('every attempt is a load, and a failed one an error too, whatever it failed of', () => {
  const failures = ['missing', 'contract', 'network', 'tampered', 'timeout', 'broken'] as const;
  const sums = sumsOf([report('loaded', 100), ...failures.map((outcome) => report(outcome))]);
  expect(presentSums(sums)).toMatchObject({ loads: 7, loadErrors: 6, renderErrors: 0 });
});

test('a render error is no further load, since the page has reported that already', () => {
  const sums = sumsOf([report('loaded', 100), report('render')]);
  expect(presentSums(sums)).toMatchObject({ loads: 1, loadErrors: 0, renderErrors: 1 });
});

test('only loads that succeeded say how long a load takes', () => {
  const sums = sumsOf([report('loaded', 100), report('timeout', 8000), report('timeout', 8000)]);
  expect(presentSums(sums).p75Ms).toBeLessThan(110);
  expect(presentSums(sumsOf([report('timeout', 8000)])).p75Ms).toBeNull();
});

test('sums of two processes add up', () => {
  const here = [report('loaded', 100), report('network')];
  const there = [report('loaded', 900), report('render')];
  expect(addSums(sumsOf(here), sumsOf(there))).toEqual(sumsOf([...here, ...there]));
});
