import { BY_HAND_REASONS } from '@sundara/contracts';
import type { RefundProposal } from '@sundara/contracts/api';
import { Box, Button, EmptyFace } from '@sundara/web/core';
import { ChoiceField, type Column, type ListAddress, PagedTable } from '@sundara/web/table';
import { CircleCheck } from 'lucide-react';
import { ProposalChip } from '../../features/proposal/proposal-chip.tsx';
import { money, STATE_LABELS } from '../../features/proposal/proposal-labels.ts';
import { When } from '../../features/when/when.tsx';
import { type Proposals, type RefundsData, STATES } from './refunds.loader.ts';

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
  readonly state: RefundsData['state'];
  readonly proposals: Proposals;
  readonly address: ListAddress;
  readonly onShow: (bookingId: string) => void;
}

/** Proposed refunds, by default those that wait. */
export const ProposalList = ({ state, proposals: { proposals, pagination }, address, onShow }: Props) => (
  <>
    <Box sx={{ maxWidth: 280, mb: 2, pt: 0.5 }}>
      <ChoiceField
        label="State"
        options={STATES.map((one) => [one === 'open' ? '' : one, STATE_LABELS[one]] as const)}
        value={state === 'open' ? '' : state}
        onChoose={(chosen) => address.ask('state', chosen)}
      />
    </Box>
    {pagination.total === 0 ? (
      <EmptyFace
        icon={<CircleCheck size={40} strokeWidth={1.25} aria-hidden />}
        title={state === 'open' ? 'No refund waits for approval' : 'No such refund'}
      >
        {state === 'open'
          ? 'Large refunds that a colleague proposes stand here. To give money back, look the payment up under All payments.'
          : 'Choose another state above.'}
      </EmptyFace>
    ) : (
      <PagedTable
        caption="Proposed refunds"
        columns={columns(onShow)}
        rows={proposals}
        keyOf={({ id }) => id}
        pagination={pagination}
        onPage={address.toPage}
        busy={address.busy}
      />
    )}
  </>
);
