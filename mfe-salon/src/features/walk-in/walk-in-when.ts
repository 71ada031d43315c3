import { formatClock, formatDay, instantAt, localDateOf } from '@sundara/contracts';
import { isoAt, minuteOfClock } from '../calendar-model/minutes.ts';

/** The time of a walk-in, as its fields hold it: without a clock time it is now, whatever the day. */
export interface WalkInWhen {
  /** A local date; '' means today. */
  readonly date: string;
  /** '12:30'; '' for now. */
  readonly clock: string;
}

const dayOf = ({ date }: WalkInWhen, now: Date): string => date || localDateOf(now);

/** The day of a new walk-in: the one that is shown, unless it is past. */
export const walkInDay = (shown: string, now: Date): string => {
  const today = localDateOf(now);
  return shown > today ? shown : today;
};

/** The start instant, ISO with +05:30; '' for now. */
export const startOf = (when: WalkInWhen, now: Date): string =>
  when.clock ? isoAt(dayOf(when, now), minuteOfClock(when.clock)) : '';

/** The same in words; a day without a time says that it needs one. */
export const whenText = (when: WalkInWhen, who: string, now: Date): string => {
  const date = dayOf(when, now);
  const day = formatDay(instantAt(date, '12:00'));
  if (when.clock) return `${day}, ${formatClock(new Date(startOf(when, now)))}, with ${who}`;
  return date === localDateOf(now)
    ? `Now, with ${who}`
    : `Now, with ${who}. Give a time and it is for ${day}.`;
};
