import {
  addDays,
  addMinutes,
  instantAt,
  type LocalDate,
  type LocalTime,
  localDateOf,
  weekdayOf,
} from '../time/kolkata.ts';
import type { OpeningHours, TimeSpan } from './opening-hours.ts';

/** The nine hourly starts of specification 1, section 9. */
export const SLOT_GRID: readonly LocalTime[] = [
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
];
/** A visit is booked at least this long ahead, and at most this many days ahead (resolutions T2). */
export const LEAD_TIME_MINUTES = 60;
export const HORIZON_DAYS = 60;
/** A hold stands this long while the customer pays (resolutions T3). */
export const HOLD_MINUTES = 10;

/** Time in one seat that is booked or held, end not included. */
export interface BusySpan {
  readonly seat: number;
  readonly start: Date;
  readonly end: Date;
}

export interface SlotRequest {
  readonly date: LocalDate;
  /** Length of the whole visit, in minutes. */
  readonly durationMinutes: number;
  readonly hours: OpeningHours;
  /** How many customers the salon serves at once; seats count from 1. */
  readonly seats: number;
  readonly busy: readonly BusySpan[];
  readonly now: Date;
}

/** A possible start of a visit; `free` lists the seats that are free for the whole of it. */
export interface Slot {
  readonly time: LocalTime;
  readonly start: Date;
  readonly end: Date;
  readonly free: readonly number[];
}

/** Why a moment can't be booked whoever is there; undefined when it can. */
export type SlotRefusal = 'closed' | 'too-soon' | 'too-far' | 'off-grid';

/** The day's slots in order, with the seats free in each; times the salon is closed are left out. */
export const slotsOf = (request: SlotRequest): readonly Slot[] =>
  SLOT_GRID.filter((time) => refusalOf(time, request) === undefined).map((time) => slotAt(time, request));

/** The slot at one time of the day, with its free seats; the caller has asked `refusalOf` first. */
export const slotAt = (time: LocalTime, request: SlotRequest): Slot => {
  const start = instantAt(request.date, time);
  const end = addMinutes(start, request.durationMinutes);
  const taken = new Set(
    request.busy.filter((span) => span.start < end && start < span.end).map((span) => span.seat),
  );
  const seats = Array.from({ length: request.seats }, (_, index) => index + 1);
  return { time, start, end, free: seats.filter((seat) => !taken.has(seat)) };
};

/** Judges a start by grid, opening hours, breaks, lead time and horizon; seats are another question. */
export const refusalOf = (
  time: LocalTime,
  { date, durationMinutes, hours, now }: Omit<SlotRequest, 'busy' | 'seats'>,
): SlotRefusal | undefined => {
  if (!SLOT_GRID.includes(time)) return 'off-grid';
  if (date > addDays(localDateOf(now), HORIZON_DAYS)) return 'too-far';
  const start = instantAt(date, time);
  if (start < addMinutes(now, LEAD_TIME_MINUTES)) return 'too-soon';
  const day = hours[weekdayOf(date)];
  const visit = { open: time, close: clockAfter(time, durationMinutes) };
  const open = !day.closed && day.open <= visit.open && visit.close <= day.close;
  return open && !day.breaks.some((pause) => overlap(pause, visit)) ? undefined : 'closed';
};

const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.open < b.close && b.open < a.close;

/** Clock time after some minutes; past midnight it grows beyond 24:00, so that it compares as later. */
const clockAfter = (time: LocalTime, minutes: number): LocalTime => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};
