import type { SalonBooking } from '@sundara/contracts/api';
import { AppLink, Chip, LinkButton } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import { numberColumn, servicesColumn, whenColumns } from '../../features/visit/visit-columns.tsx';
import { visitorName } from '../../features/visit/walk-in-name.ts';

/** The customer, who leads to the booking; one that came while the page was open is marked as new. */
const Customer = ({ booking: { id, customer }, isNew }: { booking: SalonBooking; isNew: boolean }) => (
  <>
    <AppLink to={`/salon/bookings/${id}`}>{visitorName(customer.name)}</AppLink>
    {isNew && <Chip label="New" size="small" color="success" sx={{ ml: 1 }} />}
  </>
);

/** The salon's bookings as a table: number, customer, services, date, time, status, action (specification 2, section 2). */
export const bookingColumns = (now: Date, fresh: ReadonlySet<string>): readonly Column<SalonBooking>[] => [
  { ...numberColumn, onCard: 'hidden' },
  {
    id: 'customer',
    header: 'Customer',
    onCard: 'title',
    cell: (booking) => <Customer booking={booking} isNew={fresh.has(booking.id)} />,
  },
  servicesColumn,
  ...whenColumns(now),
  { id: 'status', header: 'Status', onCard: 'corner', cell: ({ status }) => <StatusChip status={status} /> },
  {
    id: 'action',
    header: 'Action',
    // The customer's name leads there as well.
    onCard: 'hidden',
    cell: ({ id, no }) => (
      <LinkButton
        to={`/salon/bookings/${id}`}
        aria-label={`View booking ${no}`}
        size="small"
        sx={{ px: 1, ml: -1, minHeight: { md: 36 } }}
      >
        View
      </LinkButton>
    ),
  },
];
