import { type Reply, salonBooking } from '@sundara/contracts/api';
import { isRefusedForGood, type RemoteLoaderArgs, type Result } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';

export type BookingData = Result<Reply<typeof salonBooking>>;

/**
 * Fetches the booking that the path names. If the API refuses it for good, this is reported and the user returns to all
 * bookings (specification 2, section 8); a temporary failure is left to the page, which retries.
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
