import { type Reply, salonDetail } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';
import { callOrKept, type Kept } from '../../features/kept-data/call-or-kept.ts';
import { lastSalon, rememberSalon } from './last-salon.ts';

export type SalonData = Kept<Reply<typeof salonDetail>>;

const fetchSalon = async ({ shell, request }: RemoteLoaderArgs, id: string): Promise<SalonData> => {
  const result = await callOrKept(shell, salonDetail, { params: { id } }, { signal: request.signal });
  if (result.ok) rememberSalon(result.data.salon.id);
  return result;
};

/** Fetches the salon named by the path. */
export const loadSalon = (args: RemoteLoaderArgs): Promise<SalonData> =>
  fetchSalon(args, args.params.id ?? '');

/**
 * Fetches the salon named by the query, else the last one that was viewed, else redirects to the list (resolutions R3).
 */
export const loadStore = async (args: RemoteLoaderArgs): Promise<SalonData | Response> => {
  const named = new URL(args.request.url).searchParams.get('id');
  if (named) return fetchSalon(args, named);
  const last = lastSalon();
  if (!last) return redirect('/salons');
  const result = await fetchSalon(args, last);
  if (result.ok || result.failure.kind !== 'rejected') return result;
  rememberSalon(undefined);
  return redirect('/salons');
};
