import type { AdminSalon } from '@sundara/contracts/api';
import type { Column } from '@sundara/web/table';
import { ActiveChip } from './active-chip.tsx';
import { RowActs, type SalonActs } from './row-acts.tsx';
import { dayOf, NameAndContact, OwnerOf, planOf, ratingOf } from './salon-labels.tsx';

const figure = new Intl.NumberFormat('en-IN');

/** The salons as a table: name and contact, owner, plan, bookings, rating, since when, state, actions. */
export const salonColumns = (acts: SalonActs): readonly Column<AdminSalon>[] => [
  {
    id: 'name',
    header: 'Salon',
    onCard: 'title',
    cell: (salon) => <NameAndContact salon={salon} />,
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => <OwnerOf owner={owner} /> },
  { id: 'plan', header: 'Plan', cell: ({ subscription }) => planOf(subscription) },
  {
    id: 'bookings',
    header: 'Bookings',
    align: 'end',
    onCard: 'hidden',
    cell: ({ bookings }) => figure.format(bookings),
  },
  { id: 'rating', header: 'Rating', align: 'end', cell: ratingOf },
  {
    id: 'createdAt',
    header: 'Added',
    onCard: 'hidden',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayOf(createdAt)}</time>,
  },
  {
    id: 'active',
    header: 'Status',
    onCard: 'corner',
    cell: ({ isActive }) => <ActiveChip active={isActive} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'actions',
    cell: (salon) => <RowActs salon={salon} acts={acts} />,
  },
];
