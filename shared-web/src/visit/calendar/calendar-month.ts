import { addDays, type LocalDate, mondayOf } from '@sundara/contracts';

/** '2026-11': a month on the salon's calendar. */
export type Month = string;

const CELLS = 42;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** One cell of the month grid; `bookable` says whether the day may be chosen at all. */
export interface DayCell {
  readonly date: LocalDate;
  readonly inMonth: boolean;
  readonly bookable: boolean;
}

/** The 42 days of a month's page, starting on a Monday (specification 1, section 9), in weeks of seven. */
export const weeksOf = (month: Month, first: LocalDate, last: LocalDate): readonly (readonly DayCell[])[] => {
  const start = `${month}-01`;
  const monday = mondayOf(start);
  const cells = Array.from({ length: CELLS }, (_, index): DayCell => {
    const date = addDays(monday, index);
    return { date, inMonth: monthOf(date) === month, bookable: first <= date && date <= last };
  });
  return Array.from({ length: CELLS / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

/**
 * The first bookable day of the week or month before the one with this day (`by` -1) or after it (1); undefined if
 * nothing of that can be booked.
 */
export const turnPage = (
  from: LocalDate,
  page: 'week' | 'month',
  by: -1 | 1,
  first: LocalDate,
  last: LocalDate,
): LocalDate | undefined => {
  const start = page === 'week' ? mondayOf(from) : `${monthOf(from)}-01`;
  if (by < 0 && start <= first) return undefined;
  const target = page === 'week' ? addDays(start, 7 * by) : `${addMonths(monthOf(from), by)}-01`;
  if (target > last) return undefined;
  return target < first ? first : target;
};

/** Days that an arrow key moves by in the grid; undefined for other keys. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Where a key moves the focus from a day: arrows by day and week, Home and End within the week, Page keys by month;
 * limited to the bookable days. Undefined when the key moves nothing.
 */
export const moveFocus = (
  from: LocalDate,
  key: string,
  first: LocalDate,
  last: LocalDate,
): LocalDate | undefined => {
  const target = targetOf(from, key);
  if (target === undefined) return undefined;
  if (target < first) return first;
  return target > last ? last : target;
};

const targetOf = (from: LocalDate, key: string): LocalDate | undefined => {
  if (key === 'Home') return mondayOf(from);
  if (key === 'End') return addDays(mondayOf(from), 6);
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(from), -1), from);
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(from), 1), from);
  const step = STEPS[key];
  return step === undefined ? undefined : addDays(from, step);
};

const sameDayIn = (month: Month, from: LocalDate): LocalDate => {
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${from.slice(8)}`;
  return wanted < lastDay ? wanted : lastDay;
};
