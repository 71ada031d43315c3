import { BY_HAND_REASONS, formatDayAndClock } from '@sundara/contracts';
import { approveRefund, type RefundProposal, rejectRefund } from '@sundara/contracts/api';
import { Box, Typography, useShell } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { DecideForm } from './decide-form.tsx';
import { ProposalChip } from './proposal-chip.tsx';
import { money } from './proposal-labels.ts';
import { useDecide } from './use-decide.ts';

interface Props {
  readonly proposal: RefundProposal;
  /** Whether to show the reason; false where it is shown nearby. */
  readonly why?: boolean;
  readonly onDecided: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

const when = (instant: string): string => formatDayAndClock(new Date(instant));

/** A proposed refund: who proposed it, when and why, and its outcome; with the decision, where allowed. */
export const ProposalCard = ({ proposal, why = true, onDecided, onBusy }: Props) => {
  const { id, amountPaise, reason, note, state, own, proposedBy, decidedBy, leftPaise, can } = proposal;
  const { http } = useShell();
  const deciding = useDecide(
    {
      approve: () => http.call(approveRefund, { params: { id } }),
      reject: (why) => http.call(rejectRefund, { params: { id }, body: { note: why } }),
    },
    { onDecided, onBusy },
  );
  const title = `refund-${id}`;
  return (
    <Box
      component="article"
      aria-labelledby={title}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={title} component="h3" sx={{ fontWeight: 700, flex: 1 }}>
          Refund of {money(amountPaise)}
        </Typography>
        <ProposalChip state={state} />
      </Box>
      {why && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{BY_HAND_REASONS[reason]}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>
        </>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', mt: 0.5 }}>
        Proposed by {own ? 'you' : proposedBy.name}, {when(proposal.createdAt)}.
        {state === 'open' && ` To be decided until ${when(proposal.expiresAt)}.`}
      </Typography>
      {decidedBy && proposal.decidedAt && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
          {state === 'approved' ? 'Approved' : 'Rejected'} by {decidedBy.name}, {when(proposal.decidedAt)}.{' '}
          {proposal.decisionNote}
        </Typography>
      )}
      {state === 'open' && own && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          You proposed this refund yourself, so you can't approve it: another admin has to decide.
        </Alert>
      )}
      {can.reject && !can.approve && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          Only {money(leftPaise)} is left of this payment by now, so this can't be approved any more.
        </Alert>
      )}
      {can.reject && <DecideForm deciding={deciding} what={money(amountPaise)} canApprove={can.approve} />}
    </Box>
  );
};
