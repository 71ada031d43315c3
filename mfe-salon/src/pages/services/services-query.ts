import { SERVICE_PAGE_SIZES, SERVICE_SORTS } from '@sundara/contracts/api';
import { serviceFilter } from '@sundara/web/service';
import { pageOf } from '@sundara/web/table';

export const [PAGE_SIZE] = SERVICE_PAGE_SIZES;
/** The list's order if none was chosen. */
export const SORT: (typeof SERVICE_SORTS)[number] = 'name_asc';

/** The list query in an address; anything unknown is left out. */
export const servicesQuery = (params: URLSearchParams) => ({
  page: pageOf(params),
  limit: SERVICE_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? PAGE_SIZE,
  ...serviceFilter(params),
  /** Undefined if none was chosen: then no header is marked, though the list is sorted by name. */
  sort: SERVICE_SORTS.find((sort) => sort === params.get('sort')),
  /** The salon that an admin chose. */
  salonId: params.get('salon') || undefined,
});
export type ServicesQuery = ReturnType<typeof servicesQuery>;
