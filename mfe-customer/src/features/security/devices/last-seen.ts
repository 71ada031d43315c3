import { formatClock, formatDayAndClock, localDateOf } from '@sundara/contracts';

const MINUTE_MS = 60_000;

/**
 * When a device was last seen, in words: 'just now', '5 minutes ago', 'today, 4:00 pm', 'yesterday, 4:00 pm', then the
 * day. A browser is seen when its session is renewed, every quarter of an hour while it is used.
 */
export const lastSeen = (instant: Date, now: Date): string => {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const day = localDateOf(instant);
  if (day === localDateOf(now)) return `today, ${formatClock(instant)}`;
  const yesterday = localDateOf(new Date(now.getTime() - 24 * 60 * MINUTE_MS));
  return day === yesterday ? `yesterday, ${formatClock(instant)}` : formatDayAndClock(instant);
};
