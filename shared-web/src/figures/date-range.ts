import { DATE_RANGES } from '@sundara/contracts/api';

export type DateRange = (typeof DATE_RANGES)[number];

/** The period that the API takes when none is named. */
export const DEFAULT_RANGE: DateRange = 'month';

/** What the dropdown calls a period (specification 2, section 2). */
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

/** The period that a query string names; undefined when it names none that is known. */
export const rangeOf = (params: URLSearchParams): DateRange | undefined =>
  DATE_RANGES.find((range) => range === params.get('dateRange'));
