import { type Locality, listSalons, listSublocalities, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs } from '@sundara/contracts/federation';
import { callOrKept, type Kept } from '../../features/kept-data/call-or-kept.ts';

/** The list that home shows: one page of 100 (specification 1, section 9), of one locality if chosen. */
export const HOME_LIST = { page: '1', limit: '100' } as const;

export interface HomeData {
  readonly location: string | undefined;
  readonly salons: Kept<Reply<typeof listSalons>>;
  readonly localities: readonly Locality[];
}

/**
 * Fetches salons and localities at once; without localities the page just offers no choice of them. If the server is
 * down, the last good responses of this browser are used (resolutions S6).
 */
export const loadHome = async ({ shell, request }: RemoteLoaderArgs): Promise<HomeData> => {
  const location = new URL(request.url).searchParams.get('location') || undefined;
  const { signal } = request;
  const [salons, places] = await Promise.all([
    callOrKept(shell, listSalons, { query: { ...HOME_LIST, sublocality: location } }, { signal }),
    callOrKept(shell, listSublocalities, {}, { signal }),
  ]);
  return { location, salons, localities: places.ok ? places.data.localities : [] };
};
