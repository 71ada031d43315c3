import { adminUsers, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { FIRST_SORT, type UsersQuery, usersQuery } from './users-query.ts';

export type Users = Reply<typeof adminUsers>;

export interface UsersData {
  readonly query: UsersQuery;
  readonly users: Result<Users>;
}

/** Fetches one page of the accounts that the address asks for. */
export const loadUsers = async ({ shell, request }: RemoteLoaderArgs): Promise<UsersData> => {
  const query = usersQuery(new URL(request.url).searchParams);
  const { page, sort, ...filter } = query;
  // As in the preload: defaults are left out.
  const asked = {
    ...{ limit: 10, page: page > 1 ? page : undefined },
    ...{ ...filter, sort: sort === FIRST_SORT ? undefined : sort },
  };
  const users = await shell.http.call(adminUsers, { query: asked }, { signal: request.signal });
  return { query, users };
};
