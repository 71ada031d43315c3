import { countdown, isAhead, spokenCountdown } from './countdown.ts';

const NOW = new Date('2026-11-23T20:00:00+05:30');
const visit = (dateTime: string, status = 'confirmed') => ({ dateTime, duration: 60, status });

test.each([
  ['2026-11-23T23:12:00+05:30', 'In 3 h 12 min'],
  ['2026-11-23T20:25:00+05:30', 'In 25 min'],
  ['2026-11-24T01:00:00+05:30', 'In 5 h'],
  ['2026-11-24T16:00:00+05:30', 'In 20 h'],
  ['2026-11-24T20:30:00+05:30', 'In 1 day'],
  ['2026-11-25T02:10:00+05:30', 'In 1 day 6 h'],
  ['2026-11-26T10:00:00+05:30', 'In 3 days'],
  ['2026-11-23T19:30:00+05:30', 'Happening now'],
  ['2026-11-23T18:30:00+05:30', undefined],
])('from 8 pm a visit at %s is %p', (dateTime, text) => {
  expect(countdown(visit(dateTime), NOW)).toBe(text);
});

test.each(['cancelled', 'completed', 'disputed', 'awaiting_moon'])(
  'nothing is counted down to a visit that is %s',
  (status) => {
    const other = visit('2026-11-23T23:12:00+05:30', status);
    expect(countdown(other, NOW)).toBeUndefined();
    expect(isAhead(other, NOW)).toBe(false);
    expect(spokenCountdown(other, NOW)).toBe('');
  },
);

test('it is said aloud at two hours, an hour, half an hour and ten minutes only', () => {
  const said = Array.from({ length: 201 }, (_, index) =>
    spokenCountdown(visit('2026-11-23T23:20:00+05:30'), new Date(NOW.getTime() + index * 60_000)),
  );
  expect(said.filter((text, index) => text !== said[index - 1])).toEqual([
    '',
    'Your visit begins within 2 h.',
    'Your visit begins within 1 h.',
    'Your visit begins within 30 min.',
    'Your visit begins within 10 min.',
    '',
  ]);
});
