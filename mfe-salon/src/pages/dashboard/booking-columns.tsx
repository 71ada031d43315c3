import type { SalonBooking } from '@sundara/contracts/api';
import { Chip, LinkButton } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import { numberColumn, servicesColumn, whenColumns } from '../../features/visit/visit-columns.tsx';

/** The customer; a booking that came while the page was open is marked as new. */
const Customer = ({ name, isNew }: { name: string; isNew: boolean }) => (
  <>
    {name}
    {isNew && <Chip label="New" size="small" color="success" sx={{ ml: 1 }} />}
  </>
);

/** The salon's bookings as a table: number, customer, services, date, time, status, action (specification 2, section 2). */
export const bookingColumns = (now: Date, fresh: ReadonlySet<string>): readonly Column<SalonBooking>[] => [
  numberColumn,
  {
    id: 'customer',
    header: 'Customer',
    onCard: 'title',
    cell: ({ id, customer }) => <Customer name={customer.name} isNew={fresh.has(id)} />,
  },
  servicesColumn,
  ...whenColumns(now),
  { id: 'status', header: 'Status', onCard: 'corner', cell: ({ status }) => <StatusChip status={status} /> },
  {
    id: 'action',
    header: 'Action',
    onCard: 'actions',
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
