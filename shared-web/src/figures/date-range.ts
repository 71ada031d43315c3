import { DATE_RANGES } from '@sundara/contracts/api';

export type DateRange = (typeof DATE_RANGES)[number];

/** The API's default period. */
export const DEFAULT_RANGE: DateRange = 'month';

/** The periods' labels in the dropdown (specification 2, section 2). */
export const RANGE_LABELS: Readonly<Record<DateRange, string>> = {
  today: 'Today',
  week: 'Week',
  month: 'Month',
  year: 'Year',
};

/** The period inside a sentence: 'this week'. */
export const RANGE_WORDS: Readonly<Record<DateRange, string>> = {
  today: 'today',
  week: 'this week',
  month: 'this month',
  year: 'this year',
};

/** The period in a query string; undefined if there is none that is known. */
export const rangeOf = (params: URLSearchParams): DateRange | undefined =>
  DATE_RANGES.find((range) => range === params.get('dateRange'));
