import { ROLES } from '@sundara/contracts';
import { USER_COLUMNS, USER_SORTS, USER_STATES } from '@sundara/contracts/api';
import { pageOf, sortIn } from '@sundara/web/table';

/** The list's order if none was chosen (specification 2, section 9). */
export const FIRST_SORT = 'createdAt_desc';
/** The list's filters, as the address names them. */
export const FILTERS = ['q', 'role', 'status'] as const;
export const SORTABLE = USER_COLUMNS;

/** The list query in an address; anything unknown is left out. */
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
