import { type Reply, salonBooking } from '@sundara/contracts/api';
import { isRefusedForGood, type RemoteLoaderArgs, type Result } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';

export type BookingData = Result<Reply<typeof salonBooking>>;

/**
 * Fetches the booking that the path names. Where the API refuses it for good it is told, and the way leads back to all
 * bookings (specification 2, section 8); what may pass stays with the page, which asks again.
 */
export const loadBooking = async ({
  shell,
  params,
  request,
}: RemoteLoaderArgs): Promise<BookingData | Response> => {
  const { signal } = request;
  const found = await shell.http.call(salonBooking, { params: { id: params.id ?? '' } }, { signal });
  if (found.ok || !isRefusedForGood(found.failure)) return found;
  shell.notify.error('Failed to fetch booking details');
  return redirect('/salon/bookings');
};
