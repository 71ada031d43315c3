import {
  adminAttention,
  adminFigures,
  type Reply,
  releaseCompatibility,
  releaseConsole,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type DateRange, rangeOf } from '@sundara/web/figures';

export type Figures = Reply<typeof adminFigures>['data'];
export type Attention = Reply<typeof adminAttention>['data'];

/** Each part as its own result, so that one failure leaves the others. */
export interface DashboardData {
  /** The period that the address names; undefined for none. */
  readonly range: DateRange | undefined;
  readonly figures: Result<Reply<typeof adminFigures>>;
  readonly attention: Result<Reply<typeof adminAttention>>;
  readonly console: Result<Reply<typeof releaseConsole>>;
  readonly compatibility: Result<Reply<typeof releaseCompatibility>>;
  readonly readAt: Date;
}

/** Fetches all parts at once. */
export const loadDashboard = async ({
  shell: { http },
  request,
}: RemoteLoaderArgs): Promise<DashboardData> => {
  const { searchParams } = new URL(request.url);
  const { signal } = request;
  const range = rangeOf(searchParams);
  const [figures, attention, console, compatibility] = await Promise.all([
    http.call(adminFigures, { query: { dateRange: range } }, { signal }),
    http.call(adminAttention, {}, { signal }),
    http.call(releaseConsole, {}, { signal }),
    http.call(releaseCompatibility, {}, { signal }),
  ]);
  return { range, figures, attention, console, compatibility, readAt: new Date() };
};
