import { formatClock, formatDay, localDateOf } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';
import { Box, Chip, LinkButton } from '@sundara/web/core';
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

/** Who comes; what came while the page was open says so. */
const Customer = ({ name, isNew }: { name: string; isNew: boolean }) => (
  <>
    {name}
    {isNew && <Chip label="New" size="small" color="success" sx={{ ml: 1 }} />}
  </>
);

/** The salon's bookings as a table: number, customer, services, date, time, status, action (specification 2, section 2). */
export const bookingColumns = (now: Date, fresh: ReadonlySet<string>): readonly Column<SalonBooking>[] => [
  { id: 'no', header: 'No.', cell: ({ no }) => <Figures>{no}</Figures> },
  {
    id: 'customer',
    header: 'Customer',
    onCard: 'title',
    cell: ({ id, customer }) => <Customer name={customer.name} isNew={fresh.has(id)} />,
  },
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
