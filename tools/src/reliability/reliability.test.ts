import { CATALOGUE } from './catalogue.ts';
import type { Claims } from './claims.ts';
import { asWords, type FigureEntry, parseShown, withoutEarlierRuns } from './figures.ts';
import { misnamedIn } from './named-tests.ts';
import { claimFaults, untriedTests } from './reliability.check.ts';
import { reliabilityPage } from './reliability-page.ts';

const all: Claims = new Map(CATALOGUE.map(({ id }) => [id, [`${id}.itest.ts`]]));
const run = (file: string, seed: string): FigureEntry => ({
  ...{ check: 'T8', day: '2026-11-29', commit: 'c0ffee0123456789', figures: { zones: 3 } },
  ...{ file, seed },
});
const without = (id: string): Claims => new Map([...all].filter(([held]) => held !== id));

test('there are seventy checks, numbered in their order', () => {
  expect(CATALOGUE.map(({ id }) => id)).toEqual(Array.from({ length: 70 }, (_, at) => `T${at + 1}`));
});

test('a check whose test is gone is a fault, unless it is said to be open', () => {
  expect(claimFaults(all, {})).toEqual([]);
  expect(claimFaults(without('T7'), {})).toEqual([
    expect.stringContaining('No test holds T7 (Random histories'),
  ]);
  expect(claimFaults(without('T7'), { T7: 'no checker' })).toEqual([]);
  expect(claimFaults(all, { T7: 'no checker' })).toEqual([
    'T7.itest.ts shows T7, so take it out of open-checks.ts.',
  ]);
});

test('a test of a check that there is not is a fault', () => {
  expect(claimFaults(new Map([...all, ['T71', ['a.itest.ts']]]), {})).toEqual([
    'a.itest.ts shows T71, which the catalogue does not have.',
  ]);
});

test('a test that no deliberate fault is for is told, since nobody has seen it fail', () => {
  const held: Claims = new Map([['T8', ['a.itest.ts', 'b.itest.ts']]]);
  const fault = {
    name: 'late',
    breaks: '',
    file: 'clock.ts',
    before: '1',
    after: '2',
    tests: ['b.itest.ts'],
  };
  expect(untriedTests(held, [fault])).toEqual([
    'No deliberate fault is for a.itest.ts, which shows T8: add one to tools/src/mutants.',
  ]);
});

test('the page names each test with what its last deep run counted, and no figure of a test that is gone', () => {
  const entry = { check: 'T57', day: '2026-11-29', commit: 'c0ffee0123456789', seed: '7' } as const;
  const page = reliabilityPage(all, [
    { ...entry, file: 'T57.itest.ts', figures: { requests: 50_000, 'answers of 5xx': 0 } },
    { ...entry, file: 'gone.itest.ts', figures: { requests: 3 } },
  ]);
  expect(page).toContain(
    '`T57.itest.ts` | 50,000 requests, 0 answers of 5xx (2026-11-29, c0ffee01, SEED=7) |',
  );
  expect(page).not.toContain('3 requests');
  expect(page).toContain('70 of 70 have a test; 1 have a recorded run at their figure, 0 two.');
  expect(page.match(/^\| T\d+ /gm)).toHaveLength(70);
});

test('a check was run twice when each of its tests has runs with two seeds', () => {
  const held: Claims = new Map([...all, ['T8', ['a.itest.ts', 'b.itest.ts']]]);
  const once = [run('a.itest.ts', '1'), run('a.itest.ts', '2'), run('b.itest.ts', '1')] as const;
  expect(reliabilityPage(held, once.slice(0, 2))).toContain('0 have a recorded run at their figure, 0 two.');
  expect(reliabilityPage(held, once)).toContain('1 have a recorded run at their figure, 0 two.');
  expect(reliabilityPage(held, [...once, run('b.itest.ts', '3')])).toContain(
    '1 have a recorded run at their figure, 1 two.',
  );
});

test('the last run with another seed is kept, and those before it are not', () => {
  const [other, ...own] = [run('b.itest.ts', '1'), run('a.itest.ts', '2'), run('a.itest.ts', '1')] as const;
  const seedsLeft = (seed: string) =>
    withoutEarlierRuns([other, ...own], { file: 'a.itest.ts', seed }).map((entry) => entry.file + entry.seed);
  expect(seedsLeft('3')).toEqual(['b.itest.ts1', 'a.itest.ts2']);
  expect(seedsLeft('2')).toEqual(['b.itest.ts1', 'a.itest.ts1']);
});

test('what tests wrote is read line by line and once, and anything else is refused', () => {
  expect(parseShown('{"check":"T1","figures":{"rounds":50}}\n'.repeat(2))).toEqual([
    { check: 'T1', figures: { rounds: 50 } },
  ]);
  expect(() => parseShown('{"check":"first","figures":{}}\n')).toThrow();
  expect(asWords({ 'ms of the longest lock': 415 })).toBe('415 ms of the longest lock');
});

test('a test that a page names is there, by as much of its path as the page writes', () => {
  const known = ['/provider-api/src/areas/money/kill.itest.ts', '/shell/src/sign-in.test.tsx'];
  expect(
    misnamedIn('`money/kill.itest.ts` and `sign-in.test.tsx`, `npm run lint`', 'docs/a.md', known),
  ).toEqual([]);
  expect(misnamedIn('`ill.itest.ts`, `areas/kill.itest.ts`', 'docs/a.md', known)).toEqual([
    'docs/a.md names the test ill.itest.ts, which is not there.',
    'docs/a.md names the test areas/kill.itest.ts, which is not there.',
  ]);
});

test('a name that two files could be is a fault until the page names a folder', () => {
  const known = ['/provider-api/src/app/traces.itest.ts', '/registry/src/site/measures/traces.itest.ts'];
  expect(misnamedIn('`measures/traces.itest.ts`', 'docs/a.md', known)).toEqual([]);
  expect(misnamedIn('`traces.itest.ts`', 'docs/a.md', known)).toEqual([
    'docs/a.md names the test traces.itest.ts, which 2 files could be: name its folder too.',
  ]);
});
