import { formatDay, localDateOf, localTimeOf } from '@sundara/contracts';
import type { DateRange } from '@sundara/web/figures';
import type { PlotData } from '@sundara/web/plot';
import type { FiguresData } from './dashboard.loader.ts';
import { hourText } from './hour-text.ts';

type Step = FiguresData['series'][number];

/** Hours that are always shown; others only as far as something happened. */
const DAY = { from: 9, to: 20 } as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const hourOf = ({ start }: Step): number => Number(localTimeOf(new Date(start)).slice(0, 2));

const nameOf = (step: Step, range: DateRange): string => {
  const at = new Date(step.start);
  if (range === 'today') return hourText(hourOf(step));
  if (range === 'year') return MONTHS[Number(localDateOf(at).slice(5, 7)) - 1] ?? '';
  return range === 'week' ? formatDay(at).slice(0, 3) : formatDay(at).slice(5);
};

const STEP_NAMES: Readonly<Record<DateRange, string>> = {
  today: 'Hour',
  week: 'Day',
  month: 'Day',
  year: 'Month',
};

/** Leaves out the hours of the night, unless something happened in them. */
const shownSteps = (series: readonly Step[], range: DateRange): readonly Step[] => {
  if (range !== 'today') return series;
  const hours = series.filter(({ revenue, bookings }) => revenue !== 0 || bookings > 0).map(hourOf);
  const [from, to] = [Math.min(DAY.from, ...hours), Math.max(DAY.to, ...hours)];
  return series.filter((step) => hourOf(step) >= from && hourOf(step) <= to);
};

/** Money and visits of a period, step by step; future money is null, not zero. */
export const stepSeries = (
  series: readonly Step[],
  range: DateRange,
  now: Date,
): { readonly revenue: PlotData; readonly bookings: PlotData } => {
  const shown = shownSteps(series, range);
  const begun = shown.filter(({ start }) => new Date(start) <= now).length;
  const steps = shown.map((step) => nameOf(step, range));
  const frame = { steps, stepName: STEP_NAMES[range], current: Math.max(0, begun - 1) };
  const money = shown.map(({ start, revenue }) => (new Date(start) > now ? null : revenue));
  return {
    revenue: { ...frame, series: [{ name: 'Revenue', values: money }] },
    bookings: { ...frame, series: [{ name: 'Bookings', values: shown.map(({ bookings }) => bookings) }] },
  };
};
