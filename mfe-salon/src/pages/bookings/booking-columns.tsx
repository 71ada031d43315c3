import { formatDay } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import type { ReactNode } from 'react';
import { numberColumn, servicesColumn, whenColumns } from '../../features/visit/visit-columns.tsx';
import { isNamedWalkIn, visitorName } from '../../features/visit/walk-in-name.ts';

/** The accessible name of a row: 'Asha Rao, Tue, 24 Nov'. */
export const nameOf = ({ customer, dateTime }: SalonBooking): string =>
  `${visitorName(customer.name)}, ${formatDay(new Date(dateTime))}`;

const Who = ({ booking: { customer, source } }: { booking: SalonBooking }) => (
  <>
    {visitorName(customer.name)}
    {isNamedWalkIn(source, customer.name) && (
      <Box component="span" sx={{ ml: 0.75, fontSize: '0.83rem', color: 'text.secondary', fontWeight: 400 }}>
        walk-in
      </Box>
    )}
  </>
);

const Status = ({ booking: { status, attendance } }: { booking: SalonBooking }) => (
  <Box sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.25 }}>
    <StatusChip status={status} />
    {attendance === 'no_show' && (
      <Box component="span" sx={{ fontSize: '0.83rem', color: 'error.main' }}>
        Did not come
      </Box>
    )}
  </Box>
);

/** The salon's bookings as a table, each row with its actions at its end. */
export const bookingColumns = (
  now: Date,
  actions: (booking: SalonBooking) => ReactNode,
): readonly Column<SalonBooking>[] => [
  numberColumn,
  { id: 'customer', header: 'Customer', onCard: 'title', cell: (booking) => <Who booking={booking} /> },
  servicesColumn,
  ...whenColumns(now),
  { id: 'with', header: 'With', cell: ({ specialist }) => specialist.name },
  {
    id: 'share',
    header: 'Your share',
    align: 'end',
    cell: ({ share, totalAmount }) => <Money rupees={share ?? totalAmount} />,
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: (booking) => <Status booking={booking} /> },
  { id: 'actions', header: 'Actions', onCard: 'actions', align: 'end', cell: actions },
];
