import { defaultOpeningHours, faultOfDay, WEEKDAYS, type Weekday } from '@sundara/contracts';
import type { SalonProfile } from '@sundara/contracts/api';

/** Hours of the seven days, as the API reads and writes them. */
export type Week = SalonProfile['workingHours'];
export type Day = Week[Weekday];

/** The first weekday with invalid hours; undefined if the whole week is valid. */
export const troubleOfWeek = (week: Week): { weekday: Weekday; trouble: string } | undefined => {
  for (const weekday of WEEKDAYS) {
    const trouble = faultOfDay(week[weekday]);
    if (trouble) return { weekday, trouble };
  }
  return undefined;
};

/** The same hours on all seven days. */
export const everyDay = (hours: Day): Week => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
});

/**
 * A closed day. It keeps its hours for when it opens again; invalid ones, which nobody could correct, become the
 * default.
 */
export const shut = (day: Day, weekday: Weekday): Day => {
  const closed = { ...day, closed: true };
  if (!faultOfDay(closed)) return closed;
  const { open, close } = defaultOpeningHours()[weekday];
  return { open, close, closed: true, breaks: [] };
};
