import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import { visitTime } from './visit-time.ts';

const isOver = (status: string): boolean => status === 'completed' || status === 'cancelled';

export const serviceNames = (booking: CustomerBooking): string =>
  booking.services.map(({ name }) => name).join(', ') || booking.serviceName;

/** A customer's bookings as a table: salon, date and time, services, amount, status, actions. */
export const bookingColumns = (now: Date): readonly Column<CustomerBooking>[] => [
  { id: 'salon', header: 'Salon', onCard: 'title', cell: (booking) => booking.salonName },
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
    header: 'Service',
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
    cell: ({ salon, status }) => {
      const words = isOver(status) ? 'Book again' : 'View salon';
      return (
        <AppLink
          to={`/salon/${salon.id}`}
          aria-label={`${words}: ${salon.name}`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: { xs: 44, md: 0 },
            whiteSpace: 'nowrap',
          }}
        >
          {words}
        </AppLink>
      );
    },
  },
];
