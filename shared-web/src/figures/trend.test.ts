import { trendOf } from './trend.ts';

test.each([
  [112, 100, 'more', '12% more than last month'],
  [62, 100, 'less', '38% less than last month so far'],
  [100.2, 100, 'same', 'The same as last month'],
  [0, 0, 'same', 'The same as last month'],
  [4, 0, 'same', 'None last month'],
  [30, 6, 'more', '5 times last month'],
  [0, 6, 'less', '100% less than last month so far'],
  [500, -200, 'more', 'Up from -₹200 last month'],
  [-100, -200, 'more', 'Up from -₹200 last month'],
  [-250.5, -200, 'less', 'Down from -₹200 last month, so far'],
  [-200, -200.5, 'same', 'The same as last month'],
  [-300, 0, 'less', 'Down from ₹0 last month, so far'],
  [-50, 1450, 'less', 'Down from ₹1,450 last month, so far'],
] as const)('%d after %d is told as %s: %s', (now, before, way, words) => {
  expect(trendOf(now, before, 'month')).toEqual({ way, words });
});
