import { addDays, type LocalDate, localDateOf, WEEKDAYS, weekdayOf } from '@sundara/contracts';
import { dayText } from './day-text.ts';

/** When a visit may start, as an address says it: a day, and times from one on and before another ('18:00'). */
export interface WhenAsked {
  readonly date?: LocalDate | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A part of the day to choose from; its starts are from one time on and before the other. */
export interface DayPart {
  readonly id: string;
  readonly label: string;
  readonly from?: string;
  readonly until?: string;
}

export const DAY_PARTS: readonly DayPart[] = [
  { id: 'morning', label: 'Morning', until: '12:00' },
  { id: 'afternoon', label: 'Afternoon', from: '12:00', until: '17:00' },
  { id: 'evening', label: 'Evening', from: '17:00' },
];

/** The part with exactly these times; undefined for times that somebody has typed. */
export const dayPartOf = ({ from, until }: WhenAsked): DayPart | undefined =>
  DAY_PARTS.find((part) => part.from === from && part.until === until);

export interface DayChoice {
  readonly date: LocalDate;
  readonly label: string;
}

/** Today, tomorrow, and the coming Saturday and Sunday; at the salons' calendar. */
export const dayChoices = (now: Date): readonly DayChoice[] => {
  const today = localDateOf(now);
  const tomorrow = addDays(today, 1);
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const weekend = days.filter((date) => date > tomorrow && WEEKDAYS.indexOf(weekdayOf(date)) >= 5);
  return [today, tomorrow, ...weekend].map((date) => ({ date, label: dayText(date, now) }));
};
