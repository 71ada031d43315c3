import { formatDuration, parseStatus } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { daysUntil } from './visit-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

type Visit = Pick<CustomerBooking, 'dateTime' | 'duration' | 'status'>;

const stands = ({ status }: Visit): boolean => {
  const known = parseStatus(status);
  return known === 'pending' || known === 'confirmed';
};

/** Whether the visit is pending or confirmed and has not begun. */
export const isAhead = (visit: Visit, now: Date): boolean =>
  stands(visit) && Date.parse(visit.dateTime) > now.getTime();

/**
 * 'In 3 h 12 min' within a day, 'In 1 day 6 h' within two, 'In 3 days' before; 'Happening now' while it lasts.
 * Undefined for a visit that is over, or neither pending nor confirmed.
 */
export const countdown = (visit: Visit, now: Date): string | undefined => {
  if (!stands(visit)) return undefined;
  const start = new Date(visit.dateTime);
  const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= -visit.duration) return undefined;
  if (minutes <= 0) return 'Happening now';
  if (minutes < DAY_MINUTES) return `In ${formatDuration(minutes)}`;
  if (minutes >= 2 * DAY_MINUTES) return daysUntil(visit.dateTime, now);
  const hours = Math.floor((minutes - DAY_MINUTES) / 60);
  return hours === 0 ? 'In 1 day' : `In 1 day ${hours} h`;
};

/**
 * Announced when this many minutes are left, the earlier ones first; not in between, so that screen readers are not
 * interrupted.
 */
const SAID_AT = [120, 60, 30, 10];

/** The announcement of an approaching visit: 'Your visit begins within 30 min.' Changes only at a few moments. */
export const spokenCountdown = (visit: Visit, now: Date): string => {
  const minutes = Math.ceil((Date.parse(visit.dateTime) - now.getTime()) / MINUTE_MS);
  const mark = SAID_AT.findLast((each) => minutes <= each);
  if (!stands(visit) || minutes <= 0 || mark === undefined) return '';
  return `Your visit begins within ${formatDuration(mark)}.`;
};
