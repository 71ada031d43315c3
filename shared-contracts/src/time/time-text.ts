import { type LocalTime, localDateOf, weekdayName, weekdayOf, ZONE } from './kolkata.ts';

// Written here, as browsers differ in 'Sep' and 'Sept', and a page must read the same on the server and in each of them.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;
const longDay = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, dateStyle: 'full' });
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });

/** 'Tue, 24 Nov' at the salon. */
export const formatDay = (instant: Date): string => {
  const date = localDateOf(instant);
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${day} ${MONTHS[month - 1]}`;
};

/** 'Tue, 24 Nov 2026' at the salon. */
export const formatDate = (instant: Date): string =>
  `${formatDay(instant)} ${localDateOf(instant).slice(0, 4)}`;

/** 'Tue, 24 Nov' at the salon, with the year when it is not that of `now`. */
export const formatNearDay = (instant: Date, now: Date): string =>
  localDateOf(instant).slice(0, 4) === localDateOf(now).slice(0, 4)
    ? formatDay(instant)
    : formatDate(instant);

/** 'Tuesday, 24 November 2026' at the salon: the text of a day for screen readers. */
export const formatLongDay = (instant: Date): string => longDay.format(instant);

/** '4:00 pm' at the salon. */
export const formatClock = (instant: Date): string => clock.format(instant).replaceAll('\u202f', ' ');

/** 'Tue, 24 Nov, 4:00 pm' at the salon. */
export const formatDayAndClock = (instant: Date): string => `${formatDay(instant)}, ${formatClock(instant)}`;

/** Twelve-hour time of the slots, without a leading zero: '16:00' gives '4:00 PM' (specification 1, section 9). */
export const twelveHour = (time: LocalTime): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};

/** '4:00 PM' gives '16:00'; undefined for anything else. */
export const fromTwelveHour = (text: string): LocalTime | undefined => {
  const found = /^(1[0-2]|0?[1-9]):([0-5]\d) ?(AM|PM)$/i.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '', minutes = '', half = ''] = found;
  const hour = (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

/** '45 min', '1 h', '1 h 30 min' for a length in minutes. */
export const formatDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
