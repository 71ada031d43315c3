import { formatClock, localDateOf } from '@sundara/contracts';
import { dayText } from '../when/day-text.ts';

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
export const startText = (start: Date, now: Date): string => {
  const day = dayText(localDateOf(start), now);
  return `${day}${day.includes(',') ? ',' : ''} ${formatClock(start)}`;
};
