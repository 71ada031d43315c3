import { isLocalDate } from '@sundara/contracts';
import { DATE_RANGES, ORDER_SORTS, ORDER_STATUSES } from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';

/** The page sizes to choose from, and the default (specification 2, section 9). */
export const PAGE_SIZES = [5, 10, 20, 30, 40, 50] as const;
export const PAGE_SIZE = 10;

/** The filters of the list, as the address and the API name them. */
export const FILTERS = ['q', 'status', 'dateRange', 'from', 'to', 'newIn', 'specialist'] as const;

const dayOf = (text: string | null) => (text && isLocalDate(text) ? text : undefined);

/** The list query in an address; invalid values are left out. */
export const bookingsQuery = (params: URLSearchParams) => {
  const q = params.get('q')?.trim();
  const asked = params.get('status')?.trim().toLowerCase();
  const status = ORDER_STATUSES.find((known) => known === asked);
  const dateRange = DATE_RANGES.find((range) => range === params.get('dateRange'));
  const newIn = DATE_RANGES.find((range) => range === params.get('newIn'));
  const sort = ORDER_SORTS.find((order) => order === params.get('sort'));
  const specialist = params.get('specialist');
  const from = dayOf(params.get('from'));
  const to = dayOf(params.get('to'));
  const size = PAGE_SIZES.find((known) => String(known) === params.get('limit'));
  return {
    ...(size !== undefined && size !== PAGE_SIZE && { limit: size }),
    ...(params.has('page') && { page: pageOf(params) }),
    ...(q && { q }),
    ...(status && { status }),
    ...(dateRange && { dateRange }),
    ...(newIn && { newIn }),
    ...(from && { from }),
    ...(to && { to }),
    ...(specialist && /^[0-9a-f-]{36}$/i.test(specialist) && { specialist }),
    ...(sort && sort !== 'newest' && { sort }),
  };
};

export type BookingsQuery = ReturnType<typeof bookingsQuery>;

/** Whether a filter is set. */
export const isNarrowed = (query: BookingsQuery): boolean => FILTERS.some((name) => name in query);
