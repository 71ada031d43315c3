import { defaultOpeningHours, faultOfDay, WEEKDAYS, type Weekday } from '@sundara/contracts';
import type { SalonProfile } from '@sundara/contracts/api';

/** Hours of the seven days, as the API reads and writes them. */
export type Week = SalonProfile['workingHours'];
export type Day = Week[Weekday];

/** The first weekday that is not right yet; undefined where the whole week is. */
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

/** A day without work; its hours are kept for when it opens again, unless a time is missing that nobody could fill in. */
export const shut = (day: Day, weekday: Weekday): Day => {
  const closed = { ...day, closed: true };
  if (!faultOfDay(closed)) return closed;
  const { open, close } = defaultOpeningHours()[weekday];
  return { open, close, closed: true, breaks: [] };
};
