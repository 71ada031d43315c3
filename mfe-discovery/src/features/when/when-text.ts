import { formatClock, instantAt } from '@sundara/contracts';
import { dayText } from './day-text.ts';
import { dayPartOf, type WhenAsked } from './when.ts';

/** 'Today', 'Tomorrow evening', 'Sunday, after 6:00 pm'; empty without a day. */
export const whenText = ({ date, from, until }: WhenAsked, now: Date): string => {
  if (!date) return '';
  const day = dayText(date, now);
  const part = dayPartOf({ from, until });
  if (part) return `${day} ${part.label.toLowerCase()}`;
  const clock = (time: string) => formatClock(instantAt(date, time));
  const times = [from && `after ${clock(from)}`, until && `before ${clock(until)}`].filter(Boolean);
  return [day, ...times].join(', ');
};
