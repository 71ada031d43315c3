import { median, ratioOf, spreadOf } from './statistics.ts';

test('the spread of some values is their middle and their extremes', () => {
  expect(spreadOf([3, 1, 9])).toEqual({ median: 3, lowest: 1, highest: 9 });
  expect(median([1, 3, 2, 9])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a ratio is the median of the rounds’ ratios, so that a slow round counts on both sides', () => {
  expect(ratioOf([100, 1_000, 120], [200, 2_000, 200])).toBe(0.5);
});

test('nothing on both sides is alike', () => {
  expect(ratioOf([0], [0])).toBe(1);
});
