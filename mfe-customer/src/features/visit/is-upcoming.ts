import { addMinutes, parseStatus } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';

/**
 * Whether the visit is still to come or lasts, and will take place. One with a status that this page does not know will,
 * as lists show it as pending (resolutions S4).
 */
export const isUpcoming = (
  { dateTime, duration, status }: Pick<CustomerBooking, 'dateTime' | 'duration' | 'status'>,
  now: Date,
): boolean => {
  const known = parseStatus(status);
  const over = known === 'cancelled' || known === 'completed' || known === 'disputed';
  return !over && addMinutes(new Date(dateTime), duration) > now;
};
