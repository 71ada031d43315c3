import { ApiError, refusedAsMissing } from '../../../platform/http/api-error.ts';
import { type Cancellable, isStanding } from './cancellable.ts';

/** Someone else's booking, a basket on its way and none at all answer alike (resolutions R16). */
export const noSuchBooking = (): ApiError => new ApiError('NOT_FOUND', { message: 'Booking Not Found' });

/**
 * A booking that somebody may act on.
 * @param owner whose it has to be; {} for an admin, who may act on each
 * @throws ApiError NOT_FOUND, which the security log is told where it is another's
 */
export const requireOwn = (
  booking: Cancellable | undefined,
  owner: Partial<Pick<Cancellable, 'customerId' | 'salonId'>>,
): Cancellable => {
  if (!booking) throw noSuchBooking();
  const { customerId = booking.customerId, salonId = booking.salonId } = owner;
  if (booking.customerId !== customerId || booking.salonId !== salonId)
    throw refusedAsMissing(noSuchBooking());
  if (!isStanding(booking)) throw noSuchBooking();
  return booking;
};
