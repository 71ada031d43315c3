import { customerBookings } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import type { Bookings } from '../../features/bookings/bookings-list.tsx';
import { type BookingsQuery, bookingsQuery } from '../../features/bookings/bookings-query.ts';

export interface BookingsData {
  readonly query: BookingsQuery;
  readonly bookings: Bookings;
}

/** Fetches the page of bookings in the address. */
export const loadBookings = async ({ shell, request }: RemoteLoaderArgs): Promise<BookingsData> => {
  const query = bookingsQuery(new URL(request.url).searchParams);
  const bookings = await shell.http.call(customerBookings, { query }, { signal: request.signal });
  return { query, bookings };
};
