import { ROLES } from '@sundara/contracts';
import { adminUsers, USER_COLUMNS } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import type { Option } from '@sundara/web/table';
import { UsersRound } from 'lucide-react';
import { ROLE_LABELS } from './role-labels.ts';

/** The list of accounts. */
export const USERS: ListLook<typeof adminUsers> = {
  operation: adminUsers,
  caption: 'Users',
  keyOf: ({ id }) => id,
  search: { label: 'Search users', placeholder: 'Name, e-mail or phone' },
  filters: [
    ['role', 'Role', [['', 'All roles'], ...ROLES.map((role): Option => [role, ROLE_LABELS[role]])]],
    [
      'status',
      'Status',
      [
        ['', 'Active or not'],
        ['active', 'Active'],
        ['disabled', 'Disabled'],
      ],
    ],
  ],
  orders: [
    ['createdAt_desc', 'Newest first'],
    ['createdAt_asc', 'Oldest first'],
    ['name_asc', 'Name, A to Z'],
    ['name_desc', 'Name, Z to A'],
    ['email_asc', 'E-mail, A to Z'],
    ['role_asc', 'Role'],
    ['status_asc', 'Disabled first'],
  ],
  dense: true,
  sortable: USER_COLUMNS,
  fieldColumns: 'repeat(3, minmax(150px, 220px))',
  failed: 'Failed to fetch users',
  icon: <UsersRound size={40} strokeWidth={1.25} aria-hidden />,
  empty: () => ({ title: 'No users found.', clear: 'Show all users' }),
};
