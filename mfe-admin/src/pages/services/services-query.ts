import {
  ADMIN_SERVICE_PAGE_SIZES,
  ADMIN_SERVICE_SORTS,
  SERVICE_CATEGORIES,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';
import { sortIn } from '../../features/list/sorting.ts';

export const [PAGE_SIZE] = ADMIN_SERVICE_PAGE_SIZES;
/** How the list comes where nobody asked for an order: by category. */
export const SORT = ADMIN_SERVICE_SORTS[0];
/** What narrows the list, as it stands in the address. */
export const FILTERS = ['q', 'category', 'status'] as const;

/** What an address asks of the list; anything unknown is left out. */
export const servicesQuery = (params: URLSearchParams) => {
  const named = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === params.get(name));
  const page = pageOf(params);
  return {
    page: page > 1 ? page : undefined,
    limit: PAGE_SIZE,
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    category: named('category', SERVICE_CATEGORIES),
    status: named('status', SERVICE_STATUSES),
    sort: sortIn(params, ADMIN_SERVICE_SORTS, SORT),
  };
};
export type ServicesQuery = ReturnType<typeof servicesQuery>;

export const isNarrowed = ({ q, category, status }: ServicesQuery): boolean =>
  q !== undefined || category !== undefined || status !== undefined;

/** Rows of one category stand together. */
export const isGrouped = ({ sort }: ServicesQuery): boolean => sort.startsWith('category_');
