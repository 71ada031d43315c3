import { customerBookings, customerStats, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { redirect, replace } from '@sundara/web/router';
import type { Bookings } from '../../features/bookings/bookings-list.tsx';
import { type BookingsQuery, bookingsQuery } from '../../features/bookings/bookings-query.ts';
import { rewrittenTab, tabOf } from './tab.ts';

export type Stats = Result<Reply<typeof customerStats>>;
export type StatsData = Reply<typeof customerStats>['data'];

export type DashboardData =
  | { readonly tab: 'upcoming'; readonly stats: Stats }
  | {
      readonly tab: 'all-bookings';
      readonly stats: Stats;
      readonly query: BookingsQuery;
      readonly bookings: Bookings;
    };

/**
 * Redirects an alias of a tab to the tab's own address, so that Back never returns to the alias: an address that is
 * already in the history, because it was typed or reached by Back, is replaced; a link's address is not in it yet.
 */
const rewrite = (request: { readonly url: string }, address: string): Response =>
  globalThis.location?.href === request.url ? replace(address) : redirect(address);

/** Fetches the next visits, and in parallel one page of all bookings if its tab is open. */
export const loadDashboard = async ({
  shell,
  request,
}: RemoteLoaderArgs): Promise<DashboardData | Response> => {
  const url = new URL(request.url);
  const address = rewrittenTab(url);
  if (address) return rewrite(request, address);
  const { signal } = request;
  const stats = shell.http.call(customerStats, {}, { signal });
  if (tabOf(url.searchParams) === 'upcoming') return { tab: 'upcoming', stats: await stats };
  const query = bookingsQuery(url.searchParams);
  const bookings = shell.http.call(customerBookings, { query }, { signal });
  return { tab: 'all-bookings', stats: await stats, query, bookings: await bookings };
};
