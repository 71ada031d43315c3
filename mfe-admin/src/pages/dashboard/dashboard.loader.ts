import { adminSalons, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export type Salons = Result<Reply<typeof adminSalons>>;

/** The words that were searched for, and the page of salons that they brought. */
export interface DashboardData {
  readonly q: string;
  readonly salons: Salons;
}

/** Fetches one page of the salons, counters included. */
export const loadDashboard = async ({ shell, request }: RemoteLoaderArgs): Promise<DashboardData> => {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q') ?? '';
  const page = pageOf(searchParams);
  const query = { page: page > 1 ? page : undefined, limit: 10, q };
  return { q, salons: await shell.http.call(adminSalons, { query }, { signal: request.signal }) };
};
