import { ROLES } from '@sundara/contracts';
import { USER_COLUMNS, USER_SORTS, USER_STATES } from '@sundara/contracts/api';
import { pageOf, sortIn } from '@sundara/web/table';

/** How the list comes where nobody asked for an order (specification 2, section 9). */
export const FIRST_SORT = 'createdAt_desc';
/** What narrows the list, as it stands in the address. */
export const FILTERS = ['q', 'role', 'status'] as const;
export const SORTABLE = USER_COLUMNS;

/** What an address asks of the list; anything unknown is left out. */
export const usersQuery = (params: URLSearchParams) => ({
  page: pageOf(params),
  q: params.get('q')?.trim().slice(0, 100) || undefined,
  role: ROLES.find((role) => role === params.get('role')),
  status: USER_STATES.find((state) => state === params.get('status')),
  sort: sortIn(params, USER_SORTS.options, FIRST_SORT),
});
export type UsersQuery = ReturnType<typeof usersQuery>;

export const isNarrowed = ({ q, role, status }: UsersQuery): boolean =>
  q !== undefined || role !== undefined || status !== undefined;
