import type { DateRange } from './date-range.ts';
import { rupeesText } from './rupees-text.ts';

/** The previous period, inside a sentence: 'last month'. */
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

/** From this ratio on, 'five times' is clearer than a percentage. */
const TIMES_FROM = 3;

/**
 * Compares a figure with the whole previous period, in words; a change under half a percent counts as none. The current
 * period is not over yet, so a lower figure gets 'so far'. Only money, in rupees, can be negative, where no percentage
 * makes sense: then the words give the earlier amount.
 */
export const trendOf = (now: number, before: number, range: DateRange): Trend => {
  const then = BEFORE[range];
  if (isSame(now, before)) return { way: 'same', words: `The same as ${then}` };
  if (now < 0 || before < 0) return fromAmount(now, before, then);
  // From nothing there is no direction.
  if (before === 0) return { way: 'same', words: `None ${then}` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (now < before) return { way: 'less', words: `${percent}% less than ${then} so far` };
  const times = now / before;
  const words = times >= TIMES_FROM ? `${Math.round(times)} times ${then}` : `${percent}% more than ${then}`;
  return { way: 'more', words };
};

const isSame = (now: number, before: number): boolean =>
  now === before || Math.abs(now - before) < Math.abs(before) / 200;

const fromAmount = (now: number, before: number, then: string): Trend =>
  now > before
    ? { way: 'more', words: `Up from ${rupeesText(before)} ${then}` }
    : { way: 'less', words: `Down from ${rupeesText(before)} ${then}, so far` };
