import { loadLimits } from './load-limits.ts';

test('of two candidates the first leaves the second enough of 8 s', () => {
  const { budgetAfter } = loadLimits();
  expect(budgetAfter(0, false)).toEqual({ allMs: 7_000, ownMs: 4_000, deadMs: 900 });
  expect(budgetAfter(4_000, true)).toEqual({ allMs: 3_000, ownMs: 3_000, deadMs: 800 });
});

test('the only one has all of it, and is retried while its failure is told within 3 s', () => {
  expect(loadLimits().budgetAfter(0, true)).toEqual({ allMs: 7_000, ownMs: 7_000, deadMs: 2_400 });
  expect(loadLimits().budgetAfter(1_000, true)).toMatchObject({ deadMs: 1_400 });
});

test('a candidate whose time is over has a moment, as a limit of nothing would be none', () => {
  expect(loadLimits().budgetAfter(9_000, true).allMs).toBe(1);
});

test('a single file has its own limits', () => {
  expect(loadLimits()).toMatchObject({ ofOneFile: { limitMs: 7_000, deadMs: 2_000 }, stalledAfterMs: 4_000 });
});

test('all limits grow with what the site promises', () => {
  const { budgetAfter, ...others } = loadLimits(16_000);
  expect(budgetAfter(1_000, false)).toEqual({ allMs: 13_000, ownMs: 8_000, deadMs: 1_800 });
  expect(budgetAfter(1_000, true)).toMatchObject({ allMs: 13_000, deadMs: 3_800 });
  expect(budgetAfter(4_000, true)).toMatchObject({ deadMs: 1_600 });
  expect(others).toEqual({ ofOneFile: { limitMs: 14_000, deadMs: 4_000 }, stalledAfterMs: 8_000 });
});
