import type { AdminSalon } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { ActiveChip } from './active-chip.tsx';

const figure = new Intl.NumberFormat('en-IN');

/** What stands below a name, each part on its line. */
const Below = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part) => (
    <Box
      component="span"
      key={part}
      sx={{
        display: 'block',
        color: 'text.secondary',
        fontSize: '0.83rem',
        fontWeight: 400,
        fontVariantNumeric: 'tabular-nums lining-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {part}
    </Box>
  ));

/** '4.6'; a salon without reviews is 'New', whatever its default rating (resolutions S7). */
const ratingOf = ({ rating, reviews }: AdminSalon): string => (reviews === 0 ? 'New' : rating.toFixed(1));

/** The salons as a table: name and how to reach it, locality, owner, services, bookings, rating, active. */
export const SALON_COLUMNS: readonly Column<AdminSalon>[] = [
  {
    id: 'name',
    header: 'Salon',
    onCard: 'title',
    cell: ({ id, name, email, contactNumber }) => (
      <>
        <AppLink to={`/salon/${id}`} color="inherit">
          {name}
        </AppLink>
        <Below parts={[email, contactNumber]} />
      </>
    ),
  },
  { id: 'locality', header: 'Locality', cell: ({ address }) => address.sublocality },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ owner }) =>
      owner ? (
        <span>
          {owner.name}
          <Below parts={[owner.email]} />
        </span>
      ) : (
        'No owner yet'
      ),
  },
  {
    id: 'services',
    header: 'Services',
    align: 'end',
    onCard: 'hidden',
    cell: ({ services }) => figure.format(services),
  },
  { id: 'bookings', header: 'Bookings', align: 'end', cell: ({ bookings }) => figure.format(bookings) },
  { id: 'rating', header: 'Rating', align: 'end', cell: ratingOf },
  {
    id: 'active',
    header: 'Active',
    onCard: 'corner',
    cell: ({ isActive }) => <ActiveChip active={isActive} />,
  },
];
