import { customerBooking, type Reply } from '@sundara/contracts/api';
import type { ApiFailure, RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';

export type BookingData = Result<Reply<typeof customerBooking>>;

/** A booking that is nobody's, or somebody else's: both answer alike (resolutions R16), as does what is no id. */
export const isNoBooking = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && (failure.status === 404 || failure.status === 400);

/** Refused for good: asking again would bring the same. A session that ended is the shell's to see to. */
const isFinal = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 401 && failure.status !== 429;

/**
 * Fetches the booking that the path names. Where the API refuses it for good it is told, and the way leads to all
 * bookings (specification 1, section 8); what may pass stays with the page, which can ask again.
 */
export const loadBooking = async ({
  shell,
  params,
  request,
}: RemoteLoaderArgs): Promise<BookingData | Response> => {
  const { signal } = request;
  const found = await shell.http.call(customerBooking, { params: { id: params.id ?? '' } }, { signal });
  if (found.ok || isNoBooking(found.failure) || !isFinal(found.failure)) return found;
  shell.notify.error('Failed to load booking details');
  return redirect('/bookings');
};
