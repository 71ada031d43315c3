import type { AdminDispute } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { When } from '../../features/when/when.tsx';
import { ApprovalChip, ClockChip } from './clock-chip.tsx';

/** Disputes as a table: the customer, the time left, the salon, the amount, and since when. */
export const disputeColumns = (now: Date): readonly Column<AdminDispute>[] => [
  {
    id: 'customer',
    header: 'Customer',
    onCard: 'title',
    cell: ({ bookingId, customer }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <AppLink to={`/admin/disputes/${bookingId}`}>{customer.name}</AppLink>
      </Box>
    ),
  },
  {
    id: 'due',
    header: 'Clock',
    onCard: 'corner',
    cell: (dispute) => (
      <Box
        component="span"
        sx={{ display: 'inline-grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}
      >
        <ClockChip dispute={dispute} now={now} />
        {dispute.waits && <ApprovalChip />}
      </Box>
    ),
  },
  { id: 'salon', header: 'Salon', cell: ({ salon }) => salon.name },
  { id: 'visit', header: 'Visit', cell: ({ dateTime }) => <When at={dateTime} /> },
  { id: 'total', header: 'Paid', align: 'end', cell: ({ total }) => <Money rupees={total} /> },
  { id: 'created', header: 'Opened', cell: ({ createdAt }) => <When at={createdAt} /> },
];
