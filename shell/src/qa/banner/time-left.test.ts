import { timeLeft } from './time-left.ts';

const NOW = new Date('2026-11-21T10:30:00Z');
const after = (seconds: number) => timeLeft(new Date(NOW.getTime() + seconds * 1_000), NOW);

test.each([
  [7 * 86_400, '7 days'],
  [30 * 3_600, '1 day 6 h'],
  [86_400, '1 day'],
  [8 * 3_600, '8 h'],
  [3_601, '1 h 1 min'],
  [61, '2 min'],
  [59, 'less than a minute'],
])('%i seconds are said as %s', (seconds, text) => {
  expect(after(seconds)).toBe(text);
});

test('what is over has no time left, and neither has an end that is no time', () => {
  expect(after(0)).toBeUndefined();
  expect(after(-5)).toBeUndefined();
  expect(timeLeft(new Date('soon'), NOW)).toBeUndefined();
});
