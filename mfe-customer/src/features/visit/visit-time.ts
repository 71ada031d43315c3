import { formatClock, formatNearDay, localDateOf } from '@sundara/contracts';

const DAY_MS = 86_400_000;

const midnightOf = (instant: Date): number => Date.parse(`${localDateOf(instant)}T00:00:00Z`);

/**
 * 'Tue, 24 Nov, 4:00 pm' in the salon's time zone, with the year if it is another one; 'Time not known' for an invalid
 * time.
 */
export const visitTime = (dateTime: string, now: Date): string => {
  const visit = new Date(dateTime);
  if (Number.isNaN(visit.getTime())) return 'Time not known';
  return `${formatNearDay(visit, now)}, ${formatClock(visit)}`;
};

/** 'Today', 'Tomorrow', 'In 3 days': by the salon's calendar. */
export const daysUntil = (dateTime: string, now: Date): string => {
  const days = Math.round((midnightOf(new Date(dateTime)) - midnightOf(now)) / DAY_MS);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
};
