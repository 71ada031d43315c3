import { addMinutes, HALF_REFUND_HOURS } from '@sundara/contracts';
import type { Cancellable } from '../bookings/cancellable.ts';

/**
 * Whether the rules leave it to the salon what goes back: the customer cancelled under two hours before the start, or
 * did not come (resolutions M8).
 */
export const mayGrant = ({
  status,
  attendance,
  start,
  cancelledAt,
  cancelledBy,
}: Pick<Cancellable, 'status' | 'attendance' | 'start' | 'cancelledAt' | 'cancelledBy'>): boolean =>
  status === 'completed'
    ? attendance === 'no_show'
    : status === 'cancelled' &&
      cancelledBy === 'customer' &&
      cancelledAt !== null &&
      cancelledAt > addMinutes(start, -HALF_REFUND_HOURS * 60);
