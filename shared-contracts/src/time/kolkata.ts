/**
 * Clock time at the salons. India has had one time zone and no daylight saving since 1945, so local time is
 * the instant plus five and a half hours; no time zone database is needed, in the browser or on the server.
 */
export const ZONE = 'Asia/Kolkata';

const MINUTE = 60_000;
const OFFSET = 330 * MINUTE;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** '2026-11-24': a day on the salon's calendar. */
export type LocalDate = string;
/** '16:00': a clock time at the salon. */
export type LocalTime = string;

const shifted = (instant: Date): string => new Date(instant.getTime() + OFFSET).toISOString();

export const localDateOf = (instant: Date): LocalDate => shifted(instant).slice(0, 10);
export const localTimeOf = (instant: Date): LocalTime => shifted(instant).slice(11, 16);

/** '2026-11-24T16:00:00+05:30': the form in which the API returns every instant (resolutions T1). */
export const toLocalIso = (instant: Date): string => `${shifted(instant).slice(0, 19)}+05:30`;

/** The instant at which the salon's clock shows this date and time. */
export const instantAt = (date: LocalDate, time: LocalTime): Date => new Date(`${date}T${time}:00+05:30`);

/**
 * Parses a date-time from outside: without an offset it means Asia/Kolkata, an offset is honoured (resolutions T1).
 * Returns undefined for anything else, including impossible dates.
 */
export const parseDateTime = (text: string): Date | undefined => {
  const local = LOCAL.exec(text);
  const instant = local?.[1] && local[2] ? instantAt(local[1], local[2]) : new Date(text);
  if (Number.isNaN(instant.getTime()) || !isLocalDate(text.slice(0, 10))) return undefined;
  return instant;
};

/** Whether the text is a real calendar day: 2026-02-29 is not. */
export const isLocalDate = (text: string): boolean => {
  if (!DATE.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const addMinutes = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * MINUTE);

export const addDays = (date: LocalDate, days: number): LocalDate => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** 'Monday'. */
export const weekdayName = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

export const weekdayOf = (date: LocalDate): Weekday => {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday';
};

/** The day on which the date's week begins (resolutions T5). */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
