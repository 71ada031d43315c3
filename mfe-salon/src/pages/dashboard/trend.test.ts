import { trendOf } from './trend.ts';

test.each([
  [112, 100, 'more', '12% more than last month'],
  [62, 100, 'less', '38% less than last month so far'],
  [100.2, 100, 'same', 'The same as last month'],
  [0, 0, 'same', 'The same as last month'],
  [4, 0, 'more', 'None last month'],
  [30, 6, 'more', '5 times last month'],
  [0, 6, 'less', '100% less than last month so far'],
] as const)('%d after %d is told as %s: %s', (now, before, way, words) => {
  expect(trendOf(now, before, 'month')).toEqual({ way, words });
});
