import { addDays, formatClock, formatDay, instantAt, type LocalDate, localDateOf } from '@sundara/contracts';
import { dayPartOf, type WhenAsked } from './when.ts';

/** 'Today', 'Tomorrow', 'Sat, 28 Nov'. */
export const dayText = (date: LocalDate, now: Date): string => {
  const today = localDateOf(now);
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDay(instantAt(date, '12:00'));
};

/** 'Today', 'Tomorrow evening', 'Sat, 28 Nov, after 6:00 pm'; empty without a day. */
export const whenText = ({ date, from, until }: WhenAsked, now: Date): string => {
  if (!date) return '';
  const day = dayText(date, now);
  const part = dayPartOf({ from, until });
  if (part) return `${day} ${part.label.toLowerCase()}`;
  const clock = (time: string) => formatClock(instantAt(date, time));
  const times = [from && `after ${clock(from)}`, until && `before ${clock(until)}`].filter(Boolean);
  return [day, ...times].join(', ');
};
