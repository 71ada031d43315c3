import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import type { BookingChange } from '../change-booking/use-booking-change.tsx';
import { serviceNames } from '../visit/service-names.ts';
import { visitTime } from '../visit/visit-time.ts';
import { RowActions } from './row-actions.tsx';

/** A customer's bookings as a table: salon, date and time, services, amount, status, actions. */
export const bookingColumns = (now: Date, ask: BookingChange['ask']): readonly Column<CustomerBooking>[] => [
  {
    id: 'salon',
    header: 'Salon',
    onCard: 'title',
    cell: ({ id, salonName }) => (
      <AppLink to={`/bookings/${id}`} color="inherit">
        {salonName}
      </AppLink>
    ),
  },
  {
    id: 'time',
    header: 'Date and time',
    cell: ({ dateTime }) => (
      <Box
        component="time"
        dateTime={dateTime}
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }}
      >
        {visitTime(dateTime, now)}
      </Box>
    ),
  },
  {
    id: 'service',
    header: 'Services',
    cell: (booking) => (
      <span>
        {serviceNames(booking)}{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatDuration(booking.duration)}
        </Box>
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ totalAmount }) => <Money rupees={totalAmount} />,
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: ({ status }) => <StatusChip status={status} /> },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'actions',
    cell: (booking) => (
      <RowActions
        booking={booking}
        name={`${booking.salonName}, ${visitTime(booking.dateTime, now)}`}
        ask={ask}
      />
    ),
  },
];
