import { nextFreeText } from './next-free.ts';

/** Half past eight in the evening at the salon, still the afternoon in UTC. */
const now = new Date('2026-11-24T15:00:00Z');

test.each([
  ['2026-11-24T21:00:00+05:30', 'Next free: Today 9:00 pm'],
  ['2026-11-25T10:00:00+05:30', 'Next free: Tomorrow 10:00 am'],
  ['2026-11-27T12:00:00+05:30', 'Next free: Friday 12:00 pm'],
  ['2026-11-30T12:00:00+05:30', 'Next free: Monday 12:00 pm'],
  ['2026-12-01T12:00:00+05:30', 'Next free: Tue, 1 Dec, 12:00 pm'],
  [null, 'No free time this week'],
  ['soon', ''],
])('%s reads %j', (dateTime, text) => {
  expect(nextFreeText(dateTime, now)).toBe(text);
});

test('a day begins at midnight of the salon, wherever the browser stands', () => {
  const afterMidnight = new Date('2026-11-24T19:00:00Z');
  expect(nextFreeText('2026-11-25T10:00:00+05:30', afterMidnight)).toBe('Next free: Today 10:00 am');
});
