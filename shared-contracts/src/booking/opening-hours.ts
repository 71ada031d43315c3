import { type LocalTime, WEEKDAYS, type Weekday } from '../time/kolkata.ts';
import { fromTwelveHour, twelveHour } from '../time/time-text.ts';

/** A span of clock time within one day, end not included. */
export interface TimeSpan {
  readonly open: LocalTime;
  readonly close: LocalTime;
}

/** One weekday of a salon; breaks lie inside the opening (resolutions T4). */
export interface DayHours extends TimeSpan {
  readonly closed: boolean;
  readonly breaks: readonly TimeSpan[];
}

export type OpeningHours = Readonly<Record<Weekday, DayHours>>;

/** '10:00 AM - 8:00 PM', or 'Closed': the text form of specification 2, section 3. */
export const hoursText = (day: DayHours): string =>
  day.closed ? 'Closed' : `${twelveHour(day.open)} - ${twelveHour(day.close)}`;

const SPAN = /^(.+?)\s*(?:-|\u2013|\u2014|\bto\b)\s*(.+)$/i;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** '10:00 AM', '10 am' and '10:00' give '10:00'; anything else gives ''. */
const clockOf = (text: string): LocalTime =>
  CLOCK.test(text) ? text : (fromTwelveHour(text.replace(/^(\d{1,2}) ?([ap]m)$/i, '$1:00 $2')) ?? '');

/**
 * Reads the text form of a day's hours: '10:00 AM - 8:00 PM', 'Closed' in any case, and with breaks as
 * '10:00 AM - 1:00 PM, 2:00 PM - 8:00 PM'. Undefined for anything else, including closing before opening. A closed
 * day gets 10:00 to 20:00, a new salon's weekday hours.
 */
export const parseHours = (text: string): DayHours | undefined => {
  if (/^\s*closed\s*$/i.test(text)) return { open: '10:00', close: '20:00', closed: true, breaks: [] };
  const spans = text.split(',').map((part): TimeSpan => {
    const [, from = '', to = ''] = SPAN.exec(part.trim()) ?? [];
    return { open: clockOf(from), close: clockOf(to) };
  });
  const breaks = spans.slice(1).map(({ open }, n) => ({ open: spans[n]?.close ?? '', close: open }));
  const read = { open: spans[0]?.open ?? '', close: spans.at(-1)?.close ?? '', closed: false, breaks };
  return faultOfDay(read) ? undefined : read;
};

const inOrder = ({ open, close }: TimeSpan): boolean => open < close;

/** What is wrong with a day's hours, as a message for the user; undefined if they are valid (resolutions T4). */
export const faultOfDay = ({ open, close, closed, breaks }: DayHours): string | undefined => {
  if (![open, close, ...breaks.flatMap((each) => [each.open, each.close])].every((time) => CLOCK.test(time)))
    return 'Fill in every time, or remove the break';
  if (closed) return undefined;
  if (!inOrder({ open, close })) return 'Closing comes after opening';
  if (!breaks.every(inOrder)) return 'A break ends after it begins';
  if (breaks.some((each) => each.open < open || each.close > close))
    return 'Breaks lie between opening and closing';
  const sorted = breaks.toSorted((one, other) => one.open.localeCompare(other.open));
  if (sorted.some((each, n) => each.open < (sorted[n - 1]?.close ?? '')))
    return 'Two breaks lie over each other';
  return undefined;
};

const day = (open: LocalTime, close: LocalTime): DayHours => ({ open, close, closed: false, breaks: [] });

/** The default hours of a new salon (specification 2, section 3). */
export const defaultOpeningHours = (): OpeningHours => {
  const weekday = day('10:00', '20:00');
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: day('09:00', '21:00'),
    sunday: day('09:00', '18:00'),
  };
};

/** The week's hours in order, for display. */
export const weekOf = (hours: OpeningHours): readonly { weekday: Weekday; hours: DayHours }[] =>
  WEEKDAYS.map((weekday) => ({ weekday, hours: hours[weekday] }));
