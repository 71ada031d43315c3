import { salonOrders, salonTeam } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { type ListData, listLoader } from '@sundara/web/list';

/** A person who does visits, to filter the list by. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface BookingsData extends ListData<typeof salonOrders> {
  /** Empty if nobody is on the roster, or it could not be read: the list is useful without it. */
  readonly team: readonly Person[];
}

/** Fetches the page of bookings that the address asks for, and who is on the roster. */
export const loadBookings = async (args: RemoteLoaderArgs): Promise<BookingsData> => {
  const [orders, team] = await Promise.all([
    listLoader(salonOrders)(args),
    args.shell.http.call(salonTeam, {}, { signal: args.request.signal }),
  ]);
  return { ...orders, team: team.ok ? team.data.specialists : [] };
};
