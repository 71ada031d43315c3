import type { AdminSalon } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { ActiveChip } from './active-chip.tsx';
import { RowActs, type SalonActs } from './row-acts.tsx';
import { dayOf, NameInRow, OwnerOf, planOf, ratingOf } from './salon-labels.tsx';

const figure = new Intl.NumberFormat('en-IN');

/**
 * The salons as a table: name and contact, owner, plan, bookings, rating, since when, state, actions. On a card the name
 * is followed by what people look for, on two lines.
 */
export const salonColumns = (acts: SalonActs): readonly Column<AdminSalon>[] => [
  {
    id: 'name',
    header: 'Salon',
    onCard: 'title',
    cell: (salon) => <NameInRow salon={salon} />,
  },
  { id: 'owner', header: 'Owner', onCard: 'hidden', cell: ({ owner }) => <OwnerOf owner={owner} /> },
  { id: 'plan', header: 'Plan', onCard: 'hidden', cell: ({ subscription }) => planOf(subscription) },
  {
    id: 'bookings',
    header: 'Bookings',
    align: 'end',
    onCard: 'hidden',
    cell: ({ bookings }) => figure.format(bookings),
  },
  { id: 'rating', header: 'Rating', align: 'end', onCard: 'hidden', cell: ratingOf },
  {
    id: 'createdAt',
    header: 'Added',
    onCard: 'hidden',
    cell: ({ createdAt }) => (
      <Box component="time" dateTime={createdAt} sx={{ whiteSpace: 'nowrap' }}>
        {dayOf(createdAt)}
      </Box>
    ),
  },
  {
    id: 'active',
    header: 'Status',
    onCard: 'hidden',
    cell: ({ isActive }) => <ActiveChip active={isActive} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'corner',
    cell: (salon) => <RowActs salon={salon} acts={acts} />,
  },
];
