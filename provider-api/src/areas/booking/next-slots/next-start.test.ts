import {
  defaultOpeningHours,
  instantAt,
  type OpeningHours,
  toLocalIso,
  type VisitRequest,
} from '@sundara/contracts';
import { nextStartOf, periodAhead } from './next-start.ts';

/** Monday noon; the salon is open every day from ten at the latest. */
const NOON = instantAt('2026-11-23', '12:00');
const hours = defaultOpeningHours();

type Busy = { readonly start: Date; readonly end: Date }[];
const span = (date: string, from: string, to: string) => ({
  start: instantAt(date, from),
  end: instantAt(date, to),
});
const request = (busy: Busy[], change: Partial<VisitRequest> = {}): VisitRequest => ({
  parts: [{ serviceId: 'cut', durationMinutes: 30, bufferMinutes: 0 }],
  hours,
  closures: [],
  slotMinutes: null,
  resources: busy.map((taken, no) => ({
    id: String(no),
    hours: change.hours ?? hours,
    does: undefined,
    busy: taken,
  })),
  now: NOON,
  ...change,
});
const next = (busy: Busy[], change?: Partial<VisitRequest>) => {
  const start = nextStartOf(request(busy, change));
  return start && toLocalIso(start);
};
const openOn = (...days: (keyof OpeningHours)[]): OpeningHours => {
  const entries = Object.entries(hours).map(([day, value]) => [
    day,
    { ...value, closed: !days.some((open) => open === day) },
  ]);
  return { ...hours, ...Object.fromEntries(entries) };
};

test('the next start is an hour ahead at least, on the grid of the salon', () => {
  expect(next([[]])).toBe('2026-11-23T13:00:00+05:30');
  const later = { now: instantAt('2026-11-23', '12:01') };
  expect(next([[]], later)).toBe('2026-11-23T14:00:00+05:30');
  expect(next([[]], { ...later, slotMinutes: 15 })).toBe('2026-11-23T13:15:00+05:30');
});

test('a time counts while somebody is free for the whole service', () => {
  const busy = [span('2026-11-23', '13:00', '14:00'), span('2026-11-23', '14:20', '14:40')];
  expect(next([busy])).toBe('2026-11-23T15:00:00+05:30');
  expect(next([busy, []])).toBe('2026-11-23T13:00:00+05:30');
});

test('when today is over, closed or booked out, the next open day has it', () => {
  expect(next([[]], { now: instantAt('2026-11-23', '18:00') })).toBe('2026-11-24T10:00:00+05:30');
  expect(next([[]], { hours: openOn('wednesday') })).toBe('2026-11-25T10:00:00+05:30');
  const closures = [span('2026-11-23', '09:00', '23:00')];
  expect(next([[]], { closures })).toBe('2026-11-24T10:00:00+05:30');
});

test('a start counts up to seven days ahead, to the minute', () => {
  const mondays = { hours: openOn('monday') };
  const today = [span('2026-11-23', '00:00', '23:59')];
  expect(next([today], { ...mondays, now: instantAt('2026-11-23', '10:00') })).toBe(
    '2026-11-30T10:00:00+05:30',
  );
  expect(next([today], { ...mondays, now: instantAt('2026-11-23', '09:59') })).toBeUndefined();
});

test('a salon that never opens, has nobody or is booked out has none', () => {
  expect(next([[]], { hours: openOn() })).toBeUndefined();
  expect(next([])).toBeUndefined();
  const week = { start: instantAt('2026-11-20', '00:00'), end: instantAt('2026-12-02', '00:00') };
  expect(next([[week]])).toBeUndefined();
});

test('bookings are read up to the night after the seventh day', () => {
  expect(periodAhead(NOON)).toEqual({ start: NOON, end: instantAt('2026-12-01', '02:00') });
});
