import type { DayHours } from '@sundara/contracts';
import { joinedSpans, type MinuteSpan, minuteOfClock } from './minutes.ts';

const DAY: MinuteSpan = { from: 0, to: 1440 };

/** A close at midnight is the day's end, not its beginning. */
const closeOf = ({ close }: DayHours): number => minuteOfClock(close) || DAY.to;

const shutBy = (hours: DayHours): readonly MinuteSpan[] =>
  hours.closed
    ? [DAY]
    : [
        { from: DAY.from, to: minuteOfClock(hours.open) },
        ...hours.breaks.map(({ open, close }) => ({ from: minuteOfClock(open), to: minuteOfClock(close) })),
        { from: closeOf(hours), to: DAY.to },
      ];

/** When no visits are taken on a day: outside the hours of the salon or of the person, and in the breaks of either. */
export const shutSpans = (...hours: readonly (DayHours | undefined)[]): readonly MinuteSpan[] =>
  joinedSpans(hours.flatMap((each) => (each ? shutBy(each) : [])));

/** What a day's axis must show at least, in minutes; 9 to 19 o'clock if every day is closed. */
export const openSpan = (days: readonly DayHours[]): MinuteSpan => {
  const open = days.filter(({ closed }) => !closed);
  if (open.length === 0) return { from: 540, to: 1140 };
  return {
    from: Math.min(...open.map((day) => minuteOfClock(day.open))),
    to: Math.max(...open.map(closeOf)),
  };
};
