import { addDays, instantAt } from '../time/kolkata.ts';
import { defaultOpeningHours } from './opening-hours.ts';
import { refusalOf, type SlotRequest, slotsOf } from './slots.ts';

const TUESDAY = '2026-11-24';
const request = (change: Partial<SlotRequest> = {}): SlotRequest => ({
  date: TUESDAY,
  durationMinutes: 60,
  hours: defaultOpeningHours(),
  seats: 2,
  busy: [],
  now: instantAt('2026-11-23', '12:00'),
  ...change,
});
const times = (change?: Partial<SlotRequest>) => slotsOf(request(change)).map((slot) => slot.time);
const busy = (seat: number, from: string, to: string) => ({
  seat,
  start: instantAt(TUESDAY, from),
  end: instantAt(TUESDAY, to),
});

test('a free day offers the nine hourly starts', () => {
  expect(times()).toHaveLength(9);
  expect(times().at(0)).toBe('10:00');
  expect(times().at(-1)).toBe('18:00');
});

test('a visit that would end after closing is not offered', () => {
  expect(times({ durationMinutes: 150 }).at(-1)).toBe('17:00');
  expect(times({ durationMinutes: 24 * 60 })).toEqual([]);
});

test('a closed weekday and a break offer nothing', () => {
  const hours = defaultOpeningHours();
  const closed = { ...hours, tuesday: { ...hours.tuesday, closed: true } };
  const lunch = { ...hours, tuesday: { ...hours.tuesday, breaks: [{ open: '13:00', close: '14:00' }] } };
  expect(times({ hours: closed })).toEqual([]);
  expect(times({ hours: lunch })).not.toContain('13:00');
  expect(times({ hours: lunch, durationMinutes: 90 })).not.toContain('12:00');
});

test('a start within the lead time is gone, the next one stands', () => {
  expect(times({ now: instantAt(TUESDAY, '10:01') }).at(0)).toBe('12:00');
  expect(times({ now: instantAt(TUESDAY, '10:00') }).at(0)).toBe('11:00');
});

test('the horizon is sixty days', () => {
  const last = addDays('2026-11-23', 60);
  expect(times({ date: last }).length).toBeGreaterThan(0);
  expect(refusalOf('10:00', request({ date: addDays(last, 1) }))).toBe('too-far');
});

test('a seat is free only when nothing touches the whole visit', () => {
  const [ten, eleven, twelve] = slotsOf(request({ busy: [busy(1, '11:30', '12:00')] }));
  expect([ten?.free, eleven?.free, twelve?.free]).toEqual([[1, 2], [2], [1, 2]]);
});

test('a time off the grid is refused', () => {
  expect(refusalOf('10:30', request())).toBe('off-grid');
});
