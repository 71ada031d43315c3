import { parseStatus } from '@sundara/contracts';
import { DATE_RANGES } from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';

/** The questions that narrow the list, as the address names them; the same as the API does. */
export const FILTERS = ['status', 'dateRange'] as const;

/** Ten a page (specification 1, section 9). */
const LIMIT = 10;

/** What the address asks of the list; what it names wrongly is not asked. */
export const bookingsQuery = (params: URLSearchParams) => {
  const status = parseStatus(params.get('status') ?? '');
  const dateRange = DATE_RANGES.find((range) => range === params.get('dateRange'));
  return {
    limit: LIMIT,
    // As the address has it, so that the read that began with the page is this one.
    ...(params.has('page') && { page: pageOf(params) }),
    ...(status && { status }),
    ...(dateRange && { dateRange }),
  };
};

export type BookingsQuery = ReturnType<typeof bookingsQuery>;

export const isFiltered = ({ status, dateRange }: BookingsQuery): boolean =>
  status !== undefined || dateRange !== undefined;
