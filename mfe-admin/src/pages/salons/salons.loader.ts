import { adminSalons, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type SalonsQuery, SORT, salonsQuery } from './salons-query.ts';

export type Salons = Reply<typeof adminSalons>;

export interface SalonsData {
  readonly query: SalonsQuery;
  readonly salons: Result<Salons>;
}

/** Fetches one page of the salons, counters included. */
export const loadSalons = async ({ shell, request }: RemoteLoaderArgs): Promise<SalonsData> => {
  const query = salonsQuery(new URL(request.url).searchParams);
  const { page, q, status, sort } = query;
  // As in the declaration's first data, which leaves defaults out.
  const asked = {
    ...{ page: page > 1 ? page : undefined, limit: 10, q, status },
    sort: sort === SORT ? undefined : sort,
  };
  return { query, salons: await shell.http.call(adminSalons, { query: asked }, { signal: request.signal }) };
};
