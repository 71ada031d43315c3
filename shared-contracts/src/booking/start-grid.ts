import { addDays, type LocalDate, type LocalTime, localDateOf, weekdayOf } from '../time/kolkata.ts';
import type { VisitRequest } from './availability.ts';
import { HORIZON_DAYS, LEAD_TIME_MINUTES } from './booking-limits.ts';
import { daySpan, MINUTE, minutesOf, openedOn, spansOf } from './opened-time.ts';
import { firstEndingAfter, type Span, without } from './spans.ts';

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

/** Why a start can't be booked, regardless of who is free. */
export type SlotRefusal = 'closed' | 'too-soon' | 'too-far' | 'off-grid';

/** The request without its resources: what concerns only the salon itself. */
export type SalonRules = Omit<VisitRequest, 'resources'>;

/**
 * Checks a start against the salon's grid, horizon, lead time, hours, breaks and closures (resolutions T2), but not
 * whether anybody is free.
 */
export const refusalOf = (rules: SalonRules, start: Date): SlotRefusal | undefined => {
  const date = localDateOf(start);
  if (!isOnGrid(rules, date, start.getTime())) return 'off-grid';
  if (isTooFar(rules, date)) return 'too-far';
  if (start.getTime() < earliestOf(rules)) return 'too-soon';
  return isOpenFor(rules, start) ? undefined : 'closed';
};

/** Whether the salon is open for the whole visit, by its hours, breaks and closures; nothing else is checked. */
export const isOpenFor = (rules: SalonRules, start: Date): boolean =>
  isWithin(salonDayOf(rules, localDateOf(start)).open, start.getTime(), durationOf(rules));

/** The day's starts that `refusalOf` doesn't refuse, in order. */
export const startTimesOn = (rules: SalonRules, { date, open }: SalonDay): readonly number[] => {
  if (isTooFar(rules, date) || open.length === 0) return [];
  const earliest = earliestOf(rules);
  const duration = durationOf(rules);
  return gridOn(rules, date).filter((start) => start >= earliest && isWithin(open, start, duration));
};

/** A day of the salon, computed once for all of its people. */
export interface SalonDay {
  readonly date: LocalDate;
  readonly whole: Span;
  /** Its opening without breaks and closures. */
  readonly open: readonly Span[];
}

export const salonDayOf = ({ hours, closures }: SalonRules, date: LocalDate): SalonDay => ({
  date,
  whole: daySpan(date),
  open: without(openedOn(hours, date), spansOf(closures)),
});

/** The length of the whole visit, in milliseconds, without tidying up. */
export const durationOf = ({ parts }: SalonRules): number =>
  parts.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0) * MINUTE;

/** Whether one of the spans contains all of the time. */
export const isWithin = (spans: readonly Span[], start: number, length: number): boolean => {
  const span = spans[firstEndingAfter(spans, start)];
  return span !== undefined && span.start <= start && start + length <= span.end;
};

const earliestOf = ({ now }: SalonRules): number => now.getTime() + LEAD_TIME_MINUTES * MINUTE;

const isTooFar = ({ now }: SalonRules, date: LocalDate): boolean =>
  date > addDays(localDateOf(now), HORIZON_DAYS);

/** Every start of the day, closed times included. */
const gridOn = ({ hours, slotMinutes }: SalonRules, date: LocalDate): readonly number[] => {
  const midnight = daySpan(date).start;
  if (slotMinutes === null) return SLOT_GRID.map((time) => midnight + minutesOf(time) * MINUTE);
  const { closed, open, close } = hours[weekdayOf(date)];
  const minutes = closed ? 0 : Math.max(0, minutesOf(close) - minutesOf(open));
  const first = midnight + minutesOf(open) * MINUTE;
  return Array.from(
    { length: Math.ceil(minutes / slotMinutes) },
    (_, no) => first + no * slotMinutes * MINUTE,
  );
};

/** A salon with its own grid has no grid on a closed day, so that every start is on it. */
const isOnGrid = (rules: SalonRules, date: LocalDate, start: number): boolean => {
  if (rules.slotMinutes === null) return gridOn(rules, date).includes(start);
  const { closed, open } = rules.hours[weekdayOf(date)];
  const first = daySpan(date).start + minutesOf(open) * MINUTE;
  return closed || (start - first) % (rules.slotMinutes * MINUTE) === 0;
};
