import { parseStatus } from '@sundara/contracts';
import { DATE_RANGES } from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';

/** The list's filters, named in the address as in the API. */
export const FILTERS = ['status', 'dateRange'] as const;

/** Ten a page (specification 1, section 9). */
const LIMIT = 10;

/** The list's query from the address; invalid values are left out. */
export const bookingsQuery = (params: URLSearchParams) => {
  const status = parseStatus(params.get('status') ?? '');
  const dateRange = DATE_RANGES.find((range) => range === params.get('dateRange'));
  return {
    limit: LIMIT,
    // Same as in the address, so that the read that was prefetched with the page is reused.
    ...(params.has('page') && { page: pageOf(params) }),
    ...(status && { status }),
    ...(dateRange && { dateRange }),
  };
};

export type BookingsQuery = ReturnType<typeof bookingsQuery>;

export const isFiltered = ({ status, dateRange }: BookingsQuery): boolean =>
  status !== undefined || dateRange !== undefined;
