import { type LocalTime, WEEKDAYS, type Weekday } from '../time/kolkata.ts';
import { twelveHour } from '../time/time-text.ts';

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

const day = (open: LocalTime, close: LocalTime): DayHours => ({ open, close, closed: false, breaks: [] });

/** The hours that a salon starts with (specification 2, section 3). */
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
