import { daysUntil, visitTime } from './visit-time.ts';

const NOW = new Date('2026-11-21T18:00:00Z'); // 11:30 pm in Asia/Kolkata

test('a visit of this year stands without its year, another with it', () => {
  expect(visitTime('2026-11-24T16:00:00+05:30', NOW)).toBe('Tue, 24 Nov, 4:00 pm');
  expect(visitTime('2027-01-05T10:00:00+05:30', NOW)).toBe('Tue, 5 Jan 2027, 10:00 am');
});

test.each([
  ['2026-11-21T23:45:00+05:30', 'Today'],
  ['2026-11-22T00:15:00+05:30', 'Tomorrow'],
  ['2026-11-24T10:00:00+05:30', 'In 3 days'],
])("days are the salon's, not the browser's: %s is %s", (dateTime, text) => {
  expect(daysUntil(dateTime, NOW)).toBe(text);
});
