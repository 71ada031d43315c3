import {
  adminAttention,
  adminFigures,
  adminSalons,
  type Reply,
  releaseConsole,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type DateRange, rangeOf } from '@sundara/web/figures';
import { pageOf } from '@sundara/web/table';

export type Salons = Result<Reply<typeof adminSalons>>;
export type Figures = Reply<typeof adminFigures>['data'];
export type Attention = Reply<typeof adminAttention>['data'];

/** Each part as it was answered, so that one that fails leaves the others. */
export interface DashboardData {
  /** The period that the address names; undefined for none. */
  readonly range: DateRange | undefined;
  readonly figures: Result<Reply<typeof adminFigures>>;
  readonly attention: Result<Reply<typeof adminAttention>>;
  readonly console: Result<Reply<typeof releaseConsole>>;
  /** The words that were searched for, and the page of salons that they brought. */
  readonly q: string;
  readonly salons: Salons;
}

/** Fetches all parts at once. */
export const loadDashboard = async ({
  shell: { http },
  request,
}: RemoteLoaderArgs): Promise<DashboardData> => {
  const { searchParams } = new URL(request.url);
  const { signal } = request;
  const range = rangeOf(searchParams);
  const q = searchParams.get('q') ?? '';
  const page = pageOf(searchParams);
  const query = { page: page > 1 ? page : undefined, limit: 10, q };
  const [figures, attention, console, salons] = await Promise.all([
    http.call(adminFigures, { query: { dateRange: range } }, { signal }),
    http.call(adminAttention, {}, { signal }),
    http.call(releaseConsole, {}, { signal }),
    http.call(adminSalons, { query }, { signal }),
  ]);
  return { range, figures, attention, console, q, salons };
};
