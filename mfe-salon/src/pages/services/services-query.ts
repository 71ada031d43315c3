import {
  SERVICE_CATEGORIES,
  SERVICE_PAGE_SIZES,
  SERVICE_SORTS,
  SERVICE_STATUSES,
} from '@sundara/contracts/api';
import { pageOf } from '@sundara/web/table';

export type ServiceSort = (typeof SERVICE_SORTS)[number];
export const [PAGE_SIZE] = SERVICE_PAGE_SIZES;
/** How the list comes where nobody asked for an order. */
export const SORT: ServiceSort = 'name_asc';
/** What narrows the list, as it stands in the address. */
export const FILTERS = ['q', 'category', 'status'] as const;

/** What an address asks of the list; anything unknown is left out. */
export const servicesQuery = (params: URLSearchParams) => {
  const named = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === params.get(name));
  return {
    page: pageOf(params),
    limit: SERVICE_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? PAGE_SIZE,
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    category: named('category', SERVICE_CATEGORIES),
    status: named('status', SERVICE_STATUSES),
    /** Undefined where nobody asked: then no header is pressed yet, though the list comes by name. */
    sort: named('sort', SERVICE_SORTS),
    /** The salon that an admin chose. */
    salonId: params.get('salon') || undefined,
  };
};
export type ServicesQuery = ReturnType<typeof servicesQuery>;

export const isNarrowed = ({ q, category, status }: ServicesQuery): boolean =>
  q !== undefined || category !== undefined || status !== undefined;

/** The first press of a header sorts ascending, a second the other way (specification 2, section 2). */
export const nextSort = (now: ServiceSort | undefined, column: string): ServiceSort =>
  SERVICE_SORTS.find((sort) => sort === `${column}_${now === `${column}_asc` ? 'desc' : 'asc'}`) ?? SORT;

/** How the list is sorted by a column, for its header. */
export const sortedBy = (now: ServiceSort | undefined, column: string) => {
  if (now === `${column}_asc`) return 'ascending' as const;
  return now === `${column}_desc` ? ('descending' as const) : ('none' as const);
};
