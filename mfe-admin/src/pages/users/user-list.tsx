import { Button, EmptyFace } from '@sundara/web/core';
import { type ListAddress, nextSort, PagedTable, sortedColumns } from '@sundara/web/table';
import { UsersRound } from 'lucide-react';
import type { UserActs } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import type { Users } from './users.loader.ts';
import { FILTERS, SORTABLE, type UsersQuery } from './users-query.ts';

interface Props {
  readonly query: UsersQuery;
  readonly data: Users;
  readonly address: ListAddress;
  readonly acts: UserActs;
}

/** One page of the accounts; an empty result offers all of them. */
export const UserList = ({ query, data, address, acts }: Props) => {
  const { users, pagination } = data;
  if (pagination.total === 0)
    return (
      <EmptyFace icon={<UsersRound size={40} strokeWidth={1.25} aria-hidden />} title="No users found.">
        <Button variant="contained" onClick={() => address.clear(FILTERS)}>
          Show all users
        </Button>
      </EmptyFace>
    );
  return (
    <PagedTable
      caption="Users"
      columns={sortedColumns(userColumns(acts), SORTABLE, query.sort)}
      onSort={(column) => address.ask('sort', nextSort(column, query.sort))}
      rows={users}
      keyOf={({ id }) => id}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
    />
  );
};
