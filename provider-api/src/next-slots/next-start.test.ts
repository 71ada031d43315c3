import { defaultOpeningHours, instantAt, type OpeningHours, toLocalIso } from '@sundara/contracts';
import { nextStartOf } from './next-start.ts';

/** Monday noon; open every day from ten at least. */
const now = instantAt('2026-11-23', '12:00');
const salon = { id: 's', openingHours: defaultOpeningHours(), seats: 1, shortestMinutes: 30 };
const span = (date: string, from: string, to: string, seat = 1) => ({
  seat,
  start: instantAt(date, from),
  end: instantAt(date, to),
});
const textOf = (start: Date | undefined) => start && toLocalIso(start);
const closedBut = (...days: (keyof OpeningHours)[]): OpeningHours => {
  const hours = defaultOpeningHours();
  const entries = Object.entries(hours).map(([day, value]) => [
    day,
    { ...value, closed: !days.some((open) => open === day) },
  ]);
  return { ...hours, ...Object.fromEntries(entries) };
};

test('the next start is an hour ahead at least, on the grid', () => {
  expect(textOf(nextStartOf(salon, [], now))).toBe('2026-11-23T13:00:00+05:30');
  expect(textOf(nextStartOf(salon, [], instantAt('2026-11-23', '12:01')))).toBe('2026-11-23T14:00:00+05:30');
});

test('a time counts while one seat is free for the whole service', () => {
  const busy = [span('2026-11-23', '13:00', '14:00'), span('2026-11-23', '14:20', '14:40')];
  expect(textOf(nextStartOf(salon, busy, now))).toBe('2026-11-23T15:00:00+05:30');
  expect(textOf(nextStartOf({ ...salon, seats: 2 }, busy, now))).toBe('2026-11-23T13:00:00+05:30');
});

test('when today is over or booked out, the next open day has it', () => {
  expect(textOf(nextStartOf(salon, [], instantAt('2026-11-23', '18:00')))).toBe('2026-11-24T10:00:00+05:30');
  const wednesdays = { ...salon, openingHours: closedBut('wednesday') };
  expect(textOf(nextStartOf(wednesdays, [], now))).toBe('2026-11-25T10:00:00+05:30');
});

test('a start counts up to seven days ahead, to the minute', () => {
  const mondays = { ...salon, openingHours: closedBut('monday') };
  const today = [span('2026-11-23', '00:00', '23:59')];
  const start = nextStartOf(mondays, today, instantAt('2026-11-23', '10:00'));
  expect(textOf(start)).toBe('2026-11-30T10:00:00+05:30');
  expect(nextStartOf(mondays, today, instantAt('2026-11-23', '09:59'))).toBeUndefined();
});

test('a salon that sells nothing, never opens or is booked out has none', () => {
  expect(nextStartOf({ ...salon, shortestMinutes: null }, [], now)).toBeUndefined();
  expect(nextStartOf({ ...salon, openingHours: closedBut() }, [], now)).toBeUndefined();
  expect(
    nextStartOf(
      salon,
      [
        span('2026-11-20', '00:00', '23:00'),
        { ...span('2026-11-23', '00:00', '01:00'), end: instantAt('2026-12-02', '00:00') },
      ],
      now,
    ),
  ).toBeUndefined();
});
