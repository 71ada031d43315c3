import { formatClock, formatDay, localDateOf } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import type { ReactNode } from 'react';
import { isNamedWalkIn, visitorName } from '../../features/walk-in/walk-in-name.ts';

/** What tells a row by its name aloud: 'Asha Rao, Tue, 24 Nov'. */
export const nameOf = ({ customer, dateTime }: SalonBooking): string =>
  `${visitorName(customer.name)}, ${formatDay(new Date(dateTime))}`;

const Figures = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }}>
    {children}
  </Box>
);

/** 'Tue, 24 Nov' at the salon, with the year when it is another one. */
const dayOf = (dateTime: string, now: Date): string => {
  const visit = new Date(dateTime);
  const year = localDateOf(visit).slice(0, 4);
  return year === localDateOf(now).slice(0, 4) ? formatDay(visit) : `${formatDay(visit)} ${year}`;
};

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

/** The salon's bookings as a table, each row with what can be done about it at its end. */
export const bookingColumns = (
  now: Date,
  actions: (booking: SalonBooking) => ReactNode,
): readonly Column<SalonBooking>[] => [
  { id: 'no', header: 'No.', cell: ({ no }) => <Figures>{no}</Figures> },
  { id: 'customer', header: 'Customer', onCard: 'title', cell: (booking) => <Who booking={booking} /> },
  { id: 'services', header: 'Services', cell: ({ services }) => services.map(({ name }) => name).join(', ') },
  { id: 'date', header: 'Date', cell: ({ dateTime }) => <Figures>{dayOf(dateTime, now)}</Figures> },
  {
    id: 'time',
    header: 'Time',
    cell: ({ dateTime }) => <Figures>{formatClock(new Date(dateTime))}</Figures>,
  },
  { id: 'with', header: 'With', cell: ({ specialist }) => specialist.name },
  { id: 'total', header: 'Total', align: 'end', cell: ({ totalAmount }) => <Money rupees={totalAmount} /> },
  { id: 'status', header: 'Status', onCard: 'corner', cell: (booking) => <Status booking={booking} /> },
  { id: 'actions', header: 'Actions', onCard: 'actions', align: 'end', cell: actions },
];
