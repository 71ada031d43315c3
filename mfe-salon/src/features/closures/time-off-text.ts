import {
  addDays,
  addMinutes,
  formatClock,
  formatDay,
  type LocalDate,
  localDateOf,
  localTimeOf,
} from '@sundara/contracts';
import type { TimeOffEntry } from '@sundara/contracts/api';

type When = Pick<TimeOffEntry, 'start' | 'end'>;

const isMidnight = (instant: Date): boolean => localTimeOf(instant) === '00:00';

/** 'Tue, 24 Nov', 'Tue, 24 Nov to Thu, 26 Nov', 'Tue, 24 Nov, 1:00 pm to 3:00 pm'. */
export const whenText = ({ start: from, end: to }: When): string => {
  const [start, end] = [new Date(from), new Date(to)];
  const [first, last] = [localDateOf(start), localDateOf(addMinutes(end, -1))];
  if (isMidnight(start) && isMidnight(end))
    return first === last ? formatDay(start) : `${formatDay(start)} to ${formatDay(addMinutes(end, -1))}`;
  if (first === last) return `${formatDay(start)}, ${formatClock(start)} to ${formatClock(end)}`;
  return `${formatDay(start)}, ${formatClock(start)} to ${formatDay(end)}, ${formatClock(end)}`;
};

const VERBS = { leave: 'On leave', blocked: 'Blocked', closure: 'Closed' } as const;

/** 'Closed on Sun, 8 Nov' */
export const timeOffPhrase = (entry: TimeOffEntry): string => `${VERBS[entry.kind]} on ${whenText(entry)}`;

/** The whole days from one to another, both included, as the API takes them. */
export const wholeDays = (from: string, to: string): When => ({
  start: `${from}T00:00:00+05:30`,
  end: `${addDays(to, 1)}T00:00:00+05:30`,
});

/** The later of two days, of which one may be empty. */
export const laterDay = (one: LocalDate, other: LocalDate): LocalDate =>
  [one, other].toSorted().at(-1) ?? one;
