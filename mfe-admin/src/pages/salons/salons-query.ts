import { pageOf, sortIn } from '@sundara/web/table';

export const VIEWS = ['table', 'cards'] as const;
export type View = (typeof VIEWS)[number];

/** The orders of the list; by name if none was chosen. */
export const SORTS = [
  'name_asc',
  'name_desc',
  'createdAt_desc',
  'createdAt_asc',
  'rating_desc',
  'rating_asc',
] as const;
export type SalonsSort = (typeof SORTS)[number];
export const [SORT] = SORTS;
const STATES = ['active', 'pending'] as const;
/** The list's filters, as the address names them. */
export const FILTERS = ['q', 'status'] as const;

/** The list query and the view in an address; anything unknown is left out. */
export const salonsQuery = (params: URLSearchParams) => {
  const named = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === params.get(name));
  return {
    page: pageOf(params),
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    status: named('status', STATES),
    sort: sortIn(params, SORTS, SORT),
    view: named('view', VIEWS) ?? 'table',
  };
};
export type SalonsQuery = ReturnType<typeof salonsQuery>;

export const isNarrowed = ({ q, status }: SalonsQuery): boolean => q !== undefined || status !== undefined;

/** The rows behind a counter, in the list's current view. */
export const addressOf = (status: SalonsQuery['status'], view: View): string => {
  const params = new URLSearchParams({ ...(status && { status }), ...(view !== 'table' && { view }) });
  return `/admin/salons${params.size > 0 ? `?${params}` : ''}`;
};
