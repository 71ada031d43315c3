import type { AdminSalon } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { ActiveChip } from './active-chip.tsx';

const figure = new Intl.NumberFormat('en-IN');

const Two = ({ first, second }: { first: string; second: string }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
    {first}
    <Box
      component="span"
      sx={{
        display: 'block',
        color: 'text.secondary',
        fontSize: '0.83rem',
        fontWeight: 400,
        overflowWrap: 'anywhere',
      }}
    >
      {second}
    </Box>
  </Box>
);

/** '4.6'; a salon without reviews is 'New', whatever its default rating (resolutions S7). */
const ratingOf = ({ rating, reviews }: AdminSalon): string => (reviews === 0 ? 'New' : rating.toFixed(1));

/** The salons as a table: name and how to reach it, locality, owner, services, bookings, rating, active. */
export const SALON_COLUMNS: readonly Column<AdminSalon>[] = [
  {
    id: 'name',
    header: 'Salon',
    namesRow: true,
    cell: ({ id, name, email, contactNumber }) => (
      <>
        <AppLink to={`/salon/${id}`} color="inherit">
          {name}
        </AppLink>
        <Two first="" second={`${email} · ${contactNumber}`} />
      </>
    ),
  },
  { id: 'locality', header: 'Locality', cell: ({ address }) => address.sublocality },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ owner }) => (owner ? <Two first={owner.name} second={owner.email} /> : 'No owner yet'),
  },
  { id: 'services', header: 'Services', align: 'end', cell: ({ services }) => figure.format(services) },
  { id: 'bookings', header: 'Bookings', align: 'end', cell: ({ bookings }) => figure.format(bookings) },
  { id: 'rating', header: 'Rating', align: 'end', cell: ratingOf },
  { id: 'active', header: 'Active', cell: ({ isActive }) => <ActiveChip active={isActive} /> },
];
