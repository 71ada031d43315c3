import {
  type Locality,
  listSalons,
  listSublocalities,
  type Reply,
  salonFacets,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, ShellApi } from '@sundara/contracts/federation';
import type { Facets } from '../../features/filters/filter-fields.tsx';
import { filterQuery, listQuery, readAddress } from '../../features/filters/listing-address.ts';
import { callOrKept, type Kept } from '../../features/kept-data/call-or-kept.ts';
import { nearOf } from '../../features/place/near-of.ts';

export interface ListingData {
  readonly listed: Kept<Reply<typeof listSalons>>;
  /** Undefined if counting failed: the choices are then shown without counts. */
  readonly facets: Promise<Facets | undefined>;
  /** Empty if they are not known: they can't be chosen then. */
  readonly localities: Promise<readonly Locality[]>;
}

/** Localities rarely change: once known they are not requested again by this page. */
const named = new WeakMap<ShellApi, Promise<readonly Locality[]>>();

const nameLocalities = async (shell: ShellApi, signal: AbortSignal): Promise<readonly Locality[]> => {
  const found = await callOrKept(shell, listSublocalities, {}, { signal });
  if (!found.ok) return [];
  const { localities } = found.data;
  named.set(shell, Promise.resolve(localities));
  return localities;
};

/**
 * Fetches a page of salons, and in parallel what the filters show; the list does not wait for that. Whatever the
 * address says, the request is valid (specification 1, section 2; resolutions S10).
 */
export const loadListing = async ({ shell, request }: RemoteLoaderArgs): Promise<ListingData> => {
  const { searchParams: params } = new URL(request.url);
  const { signal } = request;
  const query = filterQuery(readAddress(params));
  const facets = shell.http.call(salonFacets, { query }, { signal });
  const localities = named.get(shell) ?? nameLocalities(shell, signal);
  const near = await nearOf(request.url);
  return {
    listed: await callOrKept(shell, listSalons, { query: listQuery(params, near) }, { signal }),
    facets: facets.then((counted) => (counted.ok ? counted.data.facets : undefined)),
    localities,
  };
};
