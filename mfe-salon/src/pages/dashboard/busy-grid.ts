import { WEEKDAYS, weekdayName } from '@sundara/contracts';
import type { FiguresData } from './dashboard.loader.ts';
import { hourText } from './hour-text.ts';

type BusyHour = FiguresData['busyHours'][number];

export const WEEKDAY_NAMES = WEEKDAYS.map(weekdayName);
/** The figures cover this many weeks. */
export const WEEKS = 12;
const DAY = { from: 10, to: 19 } as const;

export interface BusyGrid {
  /** The hours from the first to the last in which a visit began, including those of a usual day. */
  readonly hours: readonly number[];
  /** Visits by weekday from Monday, then by hour. */
  readonly counts: readonly (readonly number[])[];
  readonly most: number;
}

export const busyGrid = (busyHours: readonly BusyHour[]): BusyGrid => {
  const known = new Map(busyHours.map(({ weekday, hour, bookings }) => [`${weekday} ${hour}`, bookings]));
  const seen = busyHours.map(({ hour }) => hour);
  const [from, to] = [Math.min(DAY.from, ...seen), Math.max(DAY.to, ...seen)];
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const counts = WEEKDAY_NAMES.map((_, weekday) => hours.map((hour) => known.get(`${weekday} ${hour}`) ?? 0));
  return { hours, counts, most: Math.max(0, ...counts.flat()) };
};

/** How full an hour is, from 0 for nothing to 4 for the fullest quarter. */
export const levelOf = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4));

const placeOf = ({ weekday, hour }: BusyHour): string => `${WEEKDAY_NAMES[weekday]}s at ${hourText(hour)}`;

/** 'Busiest: Saturdays at 5 pm, then Fridays at 6 pm.' Undefined where nothing is known yet. */
export const busiestText = (busyHours: readonly BusyHour[]): string | undefined => {
  const [first, second] = [...busyHours].sort((one, other) => other.bookings - one.bookings);
  if (!first) return undefined;
  const weekly = Math.round((first.bookings / WEEKS) * 10) / 10;
  const often = weekly >= 1 ? `, ${weekly} ${weekly === 1 ? 'visit' : 'visits'} a week` : '';
  return `Busiest: ${placeOf(first)}${often}${second ? `; then ${placeOf(second)}` : ''}.`;
};
