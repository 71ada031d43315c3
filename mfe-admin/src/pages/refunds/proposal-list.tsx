import { BY_HAND_REASONS } from '@sundara/contracts';
import { adminRefundProposals, PROPOSAL_STATES, type RefundProposal } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { type ListData, type ListLook, ListView } from '@sundara/web/list';
import type { Column, Option } from '@sundara/web/table';
import { CircleCheck } from 'lucide-react';
import { ProposalChip } from '../../features/proposal/proposal-chip.tsx';
import { money, STATE_LABELS } from '../../features/proposal/proposal-labels.ts';
import { When } from '../../features/when/when.tsx';

/** The first, those that wait, is the default. */
const STATES = ([...PROPOSAL_STATES, 'all'] as const).map(
  (state): Option => [state === 'open' ? '' : state, STATE_LABELS[state]],
);

const PROPOSALS: ListLook<typeof adminRefundProposals> = {
  operation: adminRefundProposals,
  caption: 'Proposed refunds',
  keyOf: ({ id }) => id,
  filters: [['state', 'State', STATES]],
  failed: 'Failed to fetch the refunds',
  icon: <CircleCheck size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ state }) =>
    state === 'open'
      ? {
          title: 'No refund waits for approval',
          next: 'Large refunds that a colleague proposes stand here. To give money back, look the payment up under All payments.',
        }
      : { title: 'No such refund', next: 'Choose another state above.' },
};

const columns = (onShow: (bookingId: string) => void): readonly Column<RefundProposal>[] => [
  {
    id: 'amount',
    header: 'Refund',
    onCard: 'title',
    cell: ({ amountPaise, salon }) => (
      <>
        {money(amountPaise)}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
          {salon.name}
        </Box>
      </>
    ),
  },
  { id: 'state', header: 'State', onCard: 'corner', cell: ({ state }) => <ProposalChip state={state} /> },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  { id: 'reason', header: 'Why', cell: ({ reason }) => BY_HAND_REASONS[reason] },
  {
    id: 'by',
    header: 'Proposed by',
    cell: ({ proposedBy, own }) => (own ? 'You' : proposedBy.name),
  },
  { id: 'at', header: 'Proposed', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'look',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ bookingId, amountPaise, customer, can }) => (
      <Button
        size="small"
        data-takes-focus
        variant={can.reject ? 'contained' : 'text'}
        onClick={() => onShow(bookingId)}
        aria-label={`${can.reject ? 'Review' : 'Look at'} ${money(amountPaise)} for ${customer.name}`}
      >
        {can.reject ? 'Review' : 'Look'}
      </Button>
    ),
  },
];

interface Props {
  readonly data: ListData<typeof adminRefundProposals>;
  readonly onShow: (bookingId: string) => void;
}

/** Proposed refunds, by default those that wait. */
export const ProposalList = ({ data, onShow }: Props) => (
  <ListView look={PROPOSALS} data={data} columns={columns(onShow)} />
);
