import { instantAt } from '@sundara/contracts';
import { lastSeen } from './last-seen.ts';

test.each([
  ['2026-11-24', '16:00', 'just now'],
  ['2026-11-24', '15:59', 'a minute ago'],
  ['2026-11-24', '15:01', '59 minutes ago'],
  ['2026-11-24', '15:00', 'today, 3:00 pm'],
  ['2026-11-24', '00:05', 'today, 12:05 am'],
  ['2026-11-23', '23:55', 'yesterday, 11:55 pm'],
  ['2026-11-22', '16:00', 'Sun, 22 Nov, 4:00 pm'],
])('on 24 November at 4 in the afternoon, %s %s is %s', (date, time, words) => {
  expect(lastSeen(instantAt(date, time), instantAt('2026-11-24', '16:00'))).toBe(words);
});

test('a clock that is behind the server says no nonsense', () => {
  expect(lastSeen(instantAt('2026-11-24', '16:05'), instantAt('2026-11-24', '16:00'))).toBe('just now');
});
