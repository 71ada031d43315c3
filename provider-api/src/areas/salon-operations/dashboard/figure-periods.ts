import { addDays, instantAt, type LocalDate, localDateOf } from '@sundara/contracts';
import { type DateRange, periodOf } from '../../booking/index.ts';

/** The periods of a dashboard: they are adjacent, so that one list of bounds describes them all. */
export interface FigurePeriods {
  /** The start of the whole previous period. */
  readonly before: Date;
  /** The starts of the period's steps: hours of today, days of a week or month, months of a year. */
  readonly steps: readonly Date[];
  readonly end: Date;
}

const WEEKS_OF_BUSY_HOURS = 12;

/** The current calendar period in its steps, and the whole one before it (resolutions T5). */
export const figurePeriods = (range: DateRange, now: Date): FigurePeriods => {
  const { from, to } = periodOf(range, now);
  const before = periodOf(range, new Date(from.getTime() - 1)).from;
  return { before, steps: stepsOf(range, from, to), end: to };
};

/** The last twelve weeks up to yesterday: each weekday twelve times. */
export const busyPeriod = (now: Date): { readonly from: Date; readonly to: Date } => {
  const today = localDateOf(now);
  return {
    from: instantAt(addDays(today, -7 * WEEKS_OF_BUSY_HOURS), '00:00'),
    to: instantAt(today, '00:00'),
  };
};

const stepsOf = (range: DateRange, from: Date, to: Date): Date[] => {
  const first = localDateOf(from);
  if (range === 'today')
    return Array.from({ length: 24 }, (_, hour) => instantAt(first, `${String(hour).padStart(2, '0')}:00`));
  if (range === 'year')
    return Array.from({ length: 12 }, (_, month) => {
      const number = String(month + 1).padStart(2, '0');
      return instantAt(`${first.slice(0, 4)}-${number}-01`, '00:00');
    });
  const days: LocalDate[] = [];
  for (let day = first; instantAt(day, '00:00') < to; day = addDays(day, 1)) days.push(day);
  return days.map((day) => instantAt(day, '00:00'));
};
