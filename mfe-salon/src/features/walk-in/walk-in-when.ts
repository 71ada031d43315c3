import { formatClock, formatDay, instantAt, localDateOf } from '@sundara/contracts';
import { isoAt, minuteOfClock } from '../calendar-model/minutes.ts';

/** When a walk-in is for, as its fields hold it: without a clock time it is for now, whatever the day. */
export interface WalkInWhen {
  /** A local date; '' reads as today. */
  readonly date: string;
  /** '12:30'; '' for now. */
  readonly clock: string;
}

const dayOf = ({ date }: WalkInWhen, now: Date): string => date || localDateOf(now);

/** The day that a new walk-in means: the one that is shown, unless it is over. */
export const walkInDay = (shown: string, now: Date): string => {
  const today = localDateOf(now);
  return shown > today ? shown : today;
};

/** The instant it is for, ISO with +05:30; '' for now. */
export const startOf = (when: WalkInWhen, now: Date): string =>
  when.clock ? isoAt(dayOf(when, now), minuteOfClock(when.clock)) : '';

/** The same in words; a day without a time says that it waits for one. */
export const whenText = (when: WalkInWhen, who: string, now: Date): string => {
  const date = dayOf(when, now);
  const day = formatDay(instantAt(date, '12:00'));
  if (when.clock) return `${day}, ${formatClock(new Date(startOf(when, now)))}, with ${who}`;
  return date === localDateOf(now)
    ? `Now, with ${who}`
    : `Now, with ${who}. Give a time and it is for ${day}.`;
};
