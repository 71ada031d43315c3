import { formatDay, localDateOf } from '@sundara/contracts';
import type { DateRange } from '@sundara/web/figures';
import type { PlotData } from '@sundara/web/plot';
import type { Figures } from './dashboard.loader.ts';

type Step = Figures['series'][number];
export type Measured = Exclude<keyof Step, 'start'>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const BEFORE: Readonly<Record<DateRange, string>> = {
  today: 'Two weeks before',
  week: 'Last week',
  month: 'Last month',
  year: 'Last year',
};
const NOW: Readonly<Record<DateRange, string>> = {
  today: 'Two weeks to today',
  week: 'This week',
  month: 'This month',
  year: 'This year',
};

const nameOf = ({ start }: Step, range: DateRange): string => {
  const at = new Date(start);
  if (range === 'year') return MONTHS[Number(localDateOf(at).slice(5, 7)) - 1] ?? '';
  return range === 'week' ? formatDay(at).slice(0, 3) : formatDay(at).slice(5);
};

const frameOf = (series: readonly Step[], range: DateRange, now: Date) => {
  const begun = series.filter(({ start }) => new Date(start) <= now).length;
  return {
    steps: series.map((step) => nameOf(step, range)),
    stepName: range === 'year' ? 'Month' : 'Day',
    current: Math.max(0, begun - 1),
  };
};

/** Future values are null, not zero. */
const begunValues = (series: readonly Step[], of: Measured, now: Date) =>
  series.map((step) => (new Date(step.start) > now ? null : step[of]));

/** One measure of a period, next to the previous period, step by step. */
export const comparedSeries = (
  { series, seriesBefore }: Pick<Figures, 'series' | 'seriesBefore'>,
  of: Measured,
  range: DateRange,
  now: Date,
): PlotData => ({
  ...frameOf(series, range, now),
  series: [
    { name: NOW[range], values: begunValues(series, of, now) },
    { name: BEFORE[range], values: series.map((_, index) => seriesBefore[index]?.[of] ?? null) },
  ],
});

/** Two measures of one unit over the same steps. */
export const besideSeries = (
  { series }: Pick<Figures, 'series'>,
  [first, second]: readonly [readonly [string, Measured], readonly [string, Measured]],
  range: DateRange,
  now: Date,
): PlotData => ({
  ...frameOf(series, range, now),
  series: [
    { name: first[0], values: begunValues(series, first[1], now) },
    { name: second[0], values: begunValues(series, second[1], now) },
  ],
});
