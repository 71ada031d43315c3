import { ADMIN_SERVICE_PAGE_SIZES, ADMIN_SERVICE_SORTS } from '@sundara/contracts/api';
import { serviceFilter } from '@sundara/web/service';
import { pageOf, sortIn } from '@sundara/web/table';

export const [PAGE_SIZE] = ADMIN_SERVICE_PAGE_SIZES;
/** The list's order if none was chosen: by category. */
export const SORT = ADMIN_SERVICE_SORTS[0];

/** The list query in an address; anything unknown is left out. */
export const servicesQuery = (params: URLSearchParams) => {
  const page = pageOf(params);
  return {
    page: page > 1 ? page : undefined,
    limit: PAGE_SIZE,
    ...serviceFilter(params),
    sort: sortIn(params, ADMIN_SERVICE_SORTS, SORT),
  };
};
export type ServicesQuery = ReturnType<typeof servicesQuery>;

/** Whether rows are grouped by category. */
export const isGrouped = ({ sort }: ServicesQuery): boolean => sort.startsWith('category_');
