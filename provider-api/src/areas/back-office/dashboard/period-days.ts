import { addDays, type LocalDate, localDateOf } from '@sundara/contracts';
import { type DateRange, periodOf } from '../../booking/index.ts';
import { figurePeriods } from '../../salon-operations/index.ts';

/** The first days of the steps: of the previous period and of the period itself, and the day after its end. */
export interface PeriodDays {
  readonly before: readonly LocalDate[];
  readonly steps: readonly LocalDate[];
  readonly end: LocalDate;
}

/** Today alone says little, so it is shown as the last of this many days. */
const DAYS_UP_TO_TODAY = 14;

/** The current calendar period in days, a year in months, and the one before it (resolutions T5). */
export const periodDays = (range: DateRange, now: Date): PeriodDays => {
  if (range === 'today') {
    const end = addDays(localDateOf(now), 1);
    const days = Array.from({ length: 2 * DAYS_UP_TO_TODAY }, (_, day) =>
      addDays(end, day - 2 * DAYS_UP_TO_TODAY),
    );
    return { before: days.slice(0, DAYS_UP_TO_TODAY), steps: days.slice(DAYS_UP_TO_TODAY), end };
  }
  const { steps, end } = figurePeriods(range, now);
  const before = figurePeriods(range, new Date(periodOf(range, now).from.getTime() - 1)).steps;
  return { before: before.map(localDateOf), steps: steps.map(localDateOf), end: localDateOf(end) };
};
