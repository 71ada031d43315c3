import { addHistograms, countOf, type Histogram, quantile, withDuration } from './histogram.ts';

const histogramOf = (durations: readonly number[]): Histogram =>
  durations.reduce<Histogram>(withDuration, {});

const exactQuantile = (durations: readonly number[], share: number) =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * share) - 1] ?? Number.NaN;

test('nothing has no quantile', () => {
  expect(quantile({}, 0.75)).toBeNull();
});

test.each([
  ['equal ones', Array.from({ length: 40 }, () => 180)],
  ['a few fast and many slow ones', [20, 25, 30, ...Array.from({ length: 30 }, (_, index) => 900 + index)]],
  ['a long tail', Array.from({ length: 500 }, (_, index) => 40 * 1.012 ** index)],
  ['one', [3210]],
])('the 75th percentile of %s is at most 9 percent off', (_, durations) => {
  const read = quantile(histogramOf(durations), 0.75) ?? Number.NaN;
  expect(Math.abs(Math.log(read / exactQuantile(durations, 0.75)))).toBeLessThanOrEqual(
    Math.log(2 ** (1 / 8)),
  );
});

test('two processes that add their counts see what one alone would have seen', () => {
  const left = [5, 80, 80, 400];
  const right = [1, 90, 2000];
  const together = addHistograms(histogramOf(left), histogramOf(right));
  expect(together).toEqual(histogramOf([...left, ...right]));
  expect(countOf(together)).toBe(7);
});

test('what takes no time or for ever is counted all the same', () => {
  expect(countOf(histogramOf([0, 0.4, 600_000, 9_999_999]))).toBe(4);
  expect(quantile(histogramOf([9_999_999]), 0.75)).toBeLessThanOrEqual(654_000);
});
