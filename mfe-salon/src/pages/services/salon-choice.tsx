import type { AdminSalon, adminSalons } from '@sundara/contracts/api';
import { AppLink, Chip } from '@sundara/web/core';
import { type ListData, ListView } from '@sundara/web/list';
import type { Column } from '@sundara/web/table';
import { SALONS } from './salons.look.tsx';

const COLUMNS: readonly Column<AdminSalon>[] = [
  {
    id: 'name',
    header: 'Salon',
    onCard: 'title',
    cell: ({ id, name }) => <AppLink to={`/salon/services?salon=${id}`}>{name}</AppLink>,
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  {
    id: 'state',
    header: 'State',
    onCard: 'corner',
    cell: ({ isActive }) => <Chip size="small" label={isActive ? 'Active' : 'Inactive'} />,
  },
];

/** An admin picks the salon whose services to manage (resolutions R4). */
export const SalonChoice = ({ data }: { readonly data: ListData<typeof adminSalons> }) => (
  <ListView look={SALONS} data={data} columns={COLUMNS} />
);
