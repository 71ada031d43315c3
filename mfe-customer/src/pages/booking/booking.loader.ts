import { customerBooking, type Reply } from '@sundara/contracts/api';
import {
  isNotThere,
  isRefusedForGood,
  type RemoteLoaderArgs,
  type Result,
} from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';

export type BookingData = Result<Reply<typeof customerBooking>>;

/**
 * Fetches the booking in the path. A final refusal by the API is reported and redirects to all bookings (specification
 * 1, section 8); a temporary failure stays on the page, which can retry.
 */
export const loadBooking = async ({
  shell,
  params,
  request,
}: RemoteLoaderArgs): Promise<BookingData | Response> => {
  const { signal } = request;
  const found = await shell.http.call(customerBooking, { params: { id: params.id ?? '' } }, { signal });
  if (found.ok || isNotThere(found.failure) || !isRefusedForGood(found.failure)) return found;
  shell.notify.error('Failed to load booking details');
  return redirect('/bookings');
};
