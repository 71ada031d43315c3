import { addDays, formatClock, formatDay, localDateOf, weekdayOf } from '@sundara/contracts';

/**
 * When a salon is free next: 'Next free: Today 4:00 pm', 'Next free: Tomorrow 10:00 am', 'Next free: Monday 10:00 am',
 * from a week ahead on 'Next free: Tue, 24 Nov, 4:00 pm'; 'No free time this week' for null. All at the salon's clock.
 * Empty for an invalid instant.
 */
export const nextFreeText = (dateTime: string | null, now: Date): string => {
  if (dateTime === null) return 'No free time this week';
  const start = new Date(dateTime);
  if (Number.isNaN(start.getTime())) return '';
  return `Next free: ${startText(start, now)}`;
};

/** 'Today 4:00 pm', 'Tomorrow 10:00 am', 'Monday 10:00 am', 'Tue, 24 Nov, 4:00 pm'; at the salon's clock. */
export const startText = (start: Date, now: Date): string => `${dayText(start, now)} ${formatClock(start)}`;

const dayText = (start: Date, now: Date): string => {
  const day = localDateOf(start);
  const today = localDateOf(now);
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  if (day > today && day < addDays(today, 7)) return named(weekdayOf(day));
  return `${formatDay(start)},`;
};

const named = (weekday: string): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);
