import { instantAt, type LocalDate, type LocalTime, localDateOf, weekdayOf } from '../time/kolkata.ts';
import type { Period } from './availability.ts';
import type { OpeningHours } from './opening-hours.ts';
import { joined, type Span, without } from './spans.ts';

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The whole of a day on the salon's calendar. */
export const daySpan = (date: LocalDate): Span => {
  const start = instantAt(date, '00:00').getTime();
  return { start, end: start + DAY };
};

/** Minutes from midnight: '16:30' gives 990, '24:00' gives 1440. */
export const minutesOf = (time: LocalTime): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The opening times on that day, without breaks. */
export const openedOn = (hours: OpeningHours, date: LocalDate): readonly Span[] => {
  const day = hours[weekdayOf(date)];
  if (day.closed) return [];
  const midnight = daySpan(date).start;
  const spanOf = ({ open, close }: { open: LocalTime; close: LocalTime }): Span => ({
    start: midnight + minutesOf(open) * MINUTE,
    end: midnight + minutesOf(close) * MINUTE,
  });
  return without(joined([spanOf(day)]), joined(day.breaks.map(spanOf)));
};

/** Whether it is open all the time from start to end, which are on one day. */
export const isOpenThroughout = (hours: OpeningHours, { start, end }: Period): boolean =>
  openedOn(hours, localDateOf(start)).some(
    (span) => span.start <= start.getTime() && end.getTime() <= span.end,
  );

export const spansOf = (periods: readonly Period[]): readonly Span[] =>
  joined(periods.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })));
