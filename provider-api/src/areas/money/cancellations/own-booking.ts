import { ApiError, refusedAsMissing } from '../../../platform/http/api-error.ts';
import { type Cancellable, isStanding } from './cancellable.ts';

/** The same error for somebody else's booking, an unfinished checkout and no booking at all (resolutions R16). */
export const noSuchBooking = (): ApiError => new ApiError('NOT_FOUND', { message: 'Booking Not Found' });

/**
 * Returns the booking if it belongs to the owner.
 * @param owner whose booking it has to be; {} for an admin, who may act on every booking
 * @throws ApiError NOT_FOUND, which goes to the security log if the booking is somebody else's
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
