import { formatClock, formatDay, localDateOf } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, StatusChip } from '@sundara/web/table';
import type { ReactNode } from 'react';

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

/** The salon's bookings as a table: number, customer, services, date, time, status (specification 2, section 2). */
export const bookingColumns = (now: Date): readonly Column<SalonBooking>[] => [
  { id: 'no', header: 'No.', cell: ({ no }) => <Figures>{no}</Figures> },
  { id: 'customer', header: 'Customer', onCard: 'title', cell: ({ customer }) => customer.name },
  {
    id: 'services',
    header: 'Services',
    cell: ({ services }) => services.map(({ name }) => name).join(', '),
  },
  { id: 'date', header: 'Date', cell: ({ dateTime }) => <Figures>{dayOf(dateTime, now)}</Figures> },
  {
    id: 'time',
    header: 'Time',
    cell: ({ dateTime }) => <Figures>{formatClock(new Date(dateTime))}</Figures>,
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: ({ status }) => <StatusChip status={status} /> },
];
