import { formatClock, formatNearDay } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import type { ReactNode } from 'react';

const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }}>
    {children}
  </Box>
);

type VisitColumn = Column<SalonBooking>;

export const numberColumn: VisitColumn = {
  id: 'no',
  header: 'No.',
  cell: ({ no }) => <Figures>{no}</Figures>,
};

export const servicesColumn: VisitColumn = {
  id: 'services',
  header: 'Services',
  cell: ({ services }) => services.map(({ name }) => name).join(', '),
};

/** When a visit is, in two columns: its day, with the year if it is not the current one, and its start. */
export const whenColumns = (now: Date): readonly VisitColumn[] => [
  {
    id: 'date',
    header: 'Date',
    halfLine: true,
    cell: ({ dateTime }) => <Figures>{formatNearDay(new Date(dateTime), now)}</Figures>,
  },
  {
    id: 'time',
    header: 'Time',
    halfLine: true,
    cell: ({ dateTime }) => <Figures>{formatClock(new Date(dateTime))}</Figures>,
  },
];
