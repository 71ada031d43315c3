import { type Reply, salonOrders, salonTeam } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type BookingsQuery, bookingsQuery } from './bookings-query.ts';

export type Orders = Result<Reply<typeof salonOrders>>;

/** A person who does visits, to filter the list by. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface BookingsData {
  readonly query: BookingsQuery;
  readonly orders: Orders;
  /** Empty if nobody is on the roster, or it could not be read: the list is useful without it. */
  readonly team: readonly Person[];
}

/** Fetches the page of bookings that the address asks for, and who is on the roster. */
export const loadBookings = async ({ shell, request }: RemoteLoaderArgs): Promise<BookingsData> => {
  const query = bookingsQuery(new URL(request.url).searchParams);
  const { signal } = request;
  const [orders, team] = await Promise.all([
    shell.http.call(salonOrders, { query }, { signal }),
    shell.http.call(salonTeam, {}, { signal }),
  ]);
  return { query, orders, team: team.ok ? team.data.specialists : [] };
};
