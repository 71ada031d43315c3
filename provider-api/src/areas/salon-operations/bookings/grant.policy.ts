import { addMinutes, HALF_REFUND_HOURS } from '@sundara/contracts';
import { type Cancellable, type Noticed, noticeStartOf } from '../../money/index.ts';

/**
 * Whether the rules let the salon decide on the refund: the customer cancelled less than two hours before the start, or
 * did not come (resolutions M8).
 */
export const mayGrant = ({
  status,
  attendance,
  cancelledAt,
  cancelledBy,
  ...visit
}: Pick<Cancellable, 'status' | 'attendance' | 'cancelledAt' | 'cancelledBy'> & Noticed): boolean =>
  status === 'completed'
    ? attendance === 'no_show'
    : status === 'cancelled' &&
      cancelledBy === 'customer' &&
      cancelledAt !== null &&
      cancelledAt > addMinutes(noticeStartOf(visit), -HALF_REFUND_HOURS * 60);
