import type { DateRange } from './date-range.ts';

/** The whole period before, inside a sentence: 'last month'. */
const BEFORE: Readonly<Record<DateRange, string>> = {
  today: 'yesterday',
  week: 'last week',
  month: 'last month',
  year: 'last year',
};

export interface Trend {
  readonly way: 'more' | 'less' | 'same';
  /** '12% more than last month'. */
  readonly words: string;
}

/** From so many times on, percents say less than 'five times'. */
const TIMES_FROM = 3;

/**
 * How a figure stands to the whole period before it, in words; a change under half a percent is none. Its own
 * period still runs, which matters to a figure that is behind.
 */
export const trendOf = (now: number, before: number, range: DateRange): Trend => {
  const then = BEFORE[range];
  if (before === 0) return now > 0 ? { way: 'more', words: `None ${then}` } : same(then);
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return same(then);
  if (now < before) return { way: 'less', words: `${percent}% less than ${then} so far` };
  const times = now / before;
  const words = times >= TIMES_FROM ? `${Math.round(times)} times ${then}` : `${percent}% more than ${then}`;
  return { way: 'more', words };
};

const same = (then: string): Trend => ({ way: 'same', words: `The same as ${then}` });
