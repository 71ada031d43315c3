import { ROLES } from '@sundara/contracts';
import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { SortField } from '../../features/list/sort-field.tsx';
import { ROLE_LABELS } from './role-labels.ts';
import { FILTERS, isNarrowed, type UsersQuery } from './users-query.ts';

const ROLE_OPTIONS: readonly Option[] = [
  ['', 'All roles'],
  ...ROLES.map((role): Option => [role, ROLE_LABELS[role]]),
];
const STATES: readonly Option[] = [
  ['', 'Active or not'],
  ['active', 'Active'],
  ['disabled', 'Disabled'],
];
const ORDERS = [
  ['createdAt_desc', 'Newest first'],
  ['createdAt_asc', 'Oldest first'],
  ['name_asc', 'Name, A to Z'],
  ['name_desc', 'Name, Z to A'],
  ['email_asc', 'E-mail, A to Z'],
  ['role_asc', 'Role'],
  ['status_asc', 'Disabled first'],
] as const;

interface Props {
  readonly query: UsersQuery;
  readonly address: ListAddress;
}

/** The list's filters and order; all of them are stored in the address. */
export const UserFilters = ({ query, address }: Props) => (
  <ListFilters
    label="Search users"
    placeholder="Name, e-mail or phone"
    search={query.q}
    address={address}
    clears={isNarrowed(query) ? FILTERS : undefined}
    columns="repeat(3, minmax(150px, 220px))"
  >
    <ChoiceField
      label="Role"
      options={ROLE_OPTIONS}
      value={query.role}
      onChoose={(role) => address.ask('role', role)}
    />
    <ChoiceField
      label="Status"
      options={STATES}
      value={query.status}
      onChoose={(status) => address.ask('status', status)}
    />
    <SortField orders={ORDERS} sort={query.sort} address={address} />
  </ListFilters>
);
