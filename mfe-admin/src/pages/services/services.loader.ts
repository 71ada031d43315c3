import { adminServices, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type ServicesQuery, SORT, servicesQuery } from './services-query.ts';

export type ServiceList = Reply<typeof adminServices>;
export interface ServicesData {
  readonly query: ServicesQuery;
  readonly list: Result<ServiceList>;
}

/** Fetches the page of the central catalogue that the address asks for. */
export const loadServices = async ({ shell, request }: RemoteLoaderArgs): Promise<ServicesData> => {
  const query = servicesQuery(new URL(request.url).searchParams);
  // As in the declaration: the first order is left out.
  const sort = query.sort === SORT ? undefined : query.sort;
  const asked = { query: { ...query, sort } };
  return { query, list: await shell.http.call(adminServices, asked, { signal: request.signal }) };
};
