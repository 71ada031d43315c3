import { rankTest } from './rank-test.ts';

const even = Array.from({ length: 60 }, (_, n) => 2 * n);

test('equal samples are told apart by nothing', () => {
  const { larger, p } = rankTest(
    even.map((value) => value + 0.5),
    even,
  );
  expect(larger).toBeCloseTo(0.508, 3);
  expect(p).toBeGreaterThan(0.8);
});

test('a sample that is always larger is told apart', () => {
  const { larger, p } = rankTest(
    even.map((value) => value + 1000),
    even,
  );
  expect(larger).toBe(1);
  expect(p).toBeLessThan(1e-15);
});

test('the chance of a shift is that of the tables', () => {
  const sample = (from: number) => Array.from({ length: 20 }, (_, n) => from + 2 * n);
  // U = 120 of 400: z = 2.164, for which the tables give 0.0305.
  expect(rankTest(sample(9), sample(0)).p).toBeCloseTo(0.0305, 3);
});
