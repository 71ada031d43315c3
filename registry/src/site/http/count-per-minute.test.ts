import { countPerMinute } from './count-per-minute.ts';

test('an address is counted by itself, until the minute is over', () => {
  let now = 0;
  const cuts = countPerMinute(() => now);
  expect([cuts.add('10.0.0.1'), cuts.add('10.0.0.1')]).toEqual([1, 2]);
  now = 59_999;
  expect([cuts.of('10.0.0.1'), cuts.of('10.0.0.2')]).toEqual([2, 0]);
  now = 60_000;
  expect(cuts.of('10.0.0.1')).toBe(0);
});

test('it never keeps more than so many addresses', () => {
  const counts = countPerMinute(() => 0);
  counts.add('first');
  for (let number = 1; number < 50_000; number += 1) counts.add(`${number}`);
  expect(counts.of('first')).toBe(0);
});
