import { type Reply, salonDashboard, salonOrders, salonToday } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type DateRange, rangeOf } from '@sundara/web/figures';
import { pageOf } from '@sundara/web/table';
import type { Today } from './today/now-next-free.ts';

export type Figures = Result<Reply<typeof salonDashboard>>;
/** The figures themselves. */
export type FiguresData = Reply<typeof salonDashboard>['data'];
export type Orders = Result<Reply<typeof salonOrders>>;

export type OrdersData = Reply<typeof salonOrders>;

/** The dashboard's data: the requested period and search text, and the responses. */
export interface DashboardData {
  readonly range: DateRange | undefined;
  readonly q: string;
  readonly page: number;
  readonly today: Result<Today>;
  readonly figures: Figures;
  readonly orders: Orders;
}

/**
 * Fetches the day, figures and bookings at once. A chosen period filters both; with none chosen the figures are the month's and
 * the bookings are the latest of any date, so that one that has just come in is always among them.
 */
export const loadDashboard = async ({ shell, request }: RemoteLoaderArgs): Promise<DashboardData> => {
  const { searchParams } = new URL(request.url);
  const range = rangeOf(searchParams);
  const q = searchParams.get('q') ?? '';
  const page = pageOf(searchParams);
  const { signal } = request;
  const [today, figures, orders] = await Promise.all([
    shell.http.call(salonToday, {}, { signal }),
    shell.http.call(salonDashboard, { query: { dateRange: range } }, { signal }),
    shell.http.call(
      salonOrders,
      { query: { page: page > 1 ? page : undefined, limit: 10, q, dateRange: range } },
      { signal },
    ),
  ]);
  return { range, q, page, today, figures, orders };
};
