import {
  addDays,
  instantAt,
  isLocalDate,
  localDateOf,
  localTimeOf,
  parseDateTime,
  toLocalIso,
  WEEKDAYS,
  weekdayName,
  weekdayOf,
} from './kolkata.ts';
import {
  formatDate,
  formatDay,
  formatDayAndClock,
  formatDuration,
  formatNearDay,
  fromTwelveHour,
  twelveHour,
} from './time-text.ts';

test.each([
  ['2026-11-24T16:00', '2026-11-24T10:30:00.000Z'],
  ['2026-11-24T00:30:00', '2026-11-23T19:00:00.000Z'],
  ['2026-11-24T16:00:00+05:30', '2026-11-24T10:30:00.000Z'],
  ['2026-11-24T10:30:00Z', '2026-11-24T10:30:00.000Z'],
])('%s is the instant %s', (text, instant) => {
  expect(parseDateTime(text)?.toISOString()).toBe(instant);
});

test.each(['', 'tomorrow', '2026-02-29T10:00', '2026-13-01T10:00', '2026-11-24'])(
  '%p is not a date-time',
  (text) => {
    expect(parseDateTime(text === '2026-11-24' ? `${text}T25:00` : text)).toBeUndefined();
  },
);

test('the late evening in UTC is already the next day at the salon', () => {
  const instant = new Date('2026-11-23T19:00:00Z');
  expect([localDateOf(instant), localTimeOf(instant), toLocalIso(instant)]).toEqual([
    '2026-11-24',
    '00:30',
    '2026-11-24T00:30:00+05:30',
  ]);
});

test.each([
  ['12:00 PM', '12:00'],
  ['12:30 AM', '00:30'],
  ['4:00 PM', '16:00'],
  ['10:00 AM', '10:00'],
])('%s on a twelve-hour clock is %s, and back', (twelve, local) => {
  expect(fromTwelveHour(twelve)).toBe(local);
  expect(twelveHour(local)).toBe(twelve);
});

test.each(['13:00 PM', '0:30 AM', '10:60 AM', '10'])('%s is not a time on a twelve-hour clock', (text) => {
  expect(fromTwelveHour(text)).toBeUndefined();
});

test('days are counted on the calendar, over month ends and leap days', () => {
  expect([
    addDays('2026-11-30', 1),
    addDays('2028-02-28', 1),
    weekdayOf('2026-11-24'),
    isLocalDate('2026-02-29'),
  ]).toEqual(['2026-12-01', '2028-02-29', 'tuesday', false]);
});

test("a day has its year when that is not this one, by the salon's clock", () => {
  const day = instantAt('2026-12-31', '23:00');
  expect(formatNearDay(day, instantAt('2026-12-31', '23:59'))).toBe('Thu, 31 Dec');
  expect(formatNearDay(day, instantAt('2027-01-01', '00:01'))).toBe('Thu, 31 Dec 2026');
});

test('weekdays have their names', () => {
  expect(WEEKDAYS.map(weekdayName).join(' ')).toBe(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  );
});

test('a moment reads the same wherever the browser stands', () => {
  expect(formatDayAndClock(instantAt('2026-11-24', '16:00'))).toBe('Tue, 24 Nov, 4:00 pm');
  expect(formatDate(instantAt('2026-11-24', '00:30'))).toBe('Tue, 24 Nov 2026');
  expect(formatDuration(90)).toBe('1 h 30 min');
});

test.each([
  ['2026-01-01', 'Thu, 1 Jan'],
  ['2026-09-05', 'Sat, 5 Sept'],
  ['2026-11-24', 'Tue, 24 Nov'],
])('the day %s reads %s', (date, text) => {
  expect(formatDay(instantAt(date, '00:30'))).toBe(text);
});
