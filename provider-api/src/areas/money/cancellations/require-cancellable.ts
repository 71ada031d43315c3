import { ApiError } from '../../../platform/http/api-error.ts';
import type { StoredStatus } from '../../booking/index.ts';
import type { Cancellable } from './cancellable.ts';

/**
 * A customer may cancel a pending or confirmed visit before it begins (resolutions S3); salons and admins also later,
 * and a salon even a completed visit (resolutions S2).
 * @throws ApiError NOT_CANCELLABLE, whose message says why
 */
export const requireCancellable = (
  { status, start, contactNumber }: Pick<Cancellable, 'status' | 'start' | 'contactNumber'>,
  by: 'customer' | 'salon' | 'admin',
  now: Date,
): void => {
  const isOpen = status === 'pending' || status === 'confirmed';
  if (!isOpen && !(by === 'salon' && status === 'completed')) {
    throw new ApiError('NOT_CANCELLABLE', { message: whyNot(status) });
  }
  if (by === 'customer' && now >= start) {
    throw new ApiError('NOT_CANCELLABLE', {
      message: `This visit has begun and can no longer be cancelled. Please call the salon: ${contactNumber}.`,
    });
  }
};

const whyNot = (status: StoredStatus): string => {
  if (status === 'cancelled') return 'This booking is cancelled already.';
  if (status === 'disputed') return 'This visit is being looked into and can no longer be cancelled.';
  return 'This visit is completed and can no longer be cancelled.';
};
