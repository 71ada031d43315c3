import { formatDayAndClock, rupeesOf } from '@sundara/contracts';
import {
  type adminSalonDeletions,
  approveSalonDeletion,
  type Reply,
  rejectSalonDeletion,
  type SalonDeletion,
} from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Box, Typography, useShell } from '@sundara/web/core';
import { keptFocus } from '@sundara/web/focus';
import { Alert } from '@sundara/web/form';
import { useRevalidator } from '@sundara/web/router';
import { FailedPart } from '@sundara/web/table';
import { DecideForm } from '../../features/proposal/decide-form.tsx';
import { money } from '../../features/proposal/proposal-labels.ts';
import { useDecide } from '../../features/proposal/use-decide.ts';

const when = (instant: string): string => formatDayAndClock(new Date(instant));

/** Deletions of salons that wait for a second admin; nothing if there are none. */
export const DeletionList = ({ answer }: { answer: Result<Reply<typeof adminSalonDeletions>> }) => {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  if (!answer.ok)
    return <FailedPart title="Failed to fetch the deletions" failure={answer.failure} onRetry={reload} />;
  if (answer.data.deletions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="deletions" ref={keptFocus} sx={{ mb: 3 }}>
      <Typography id="deletions" variant="h4" component="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        Salons to delete
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {answer.data.deletions.map((deletion) => (
          <DeletionCard key={deletion.id} deletion={deletion} onChanged={reload} />
        ))}
      </Box>
    </Box>
  );
};

interface CardProps {
  readonly deletion: SalonDeletion;
  readonly onChanged: () => void;
}

/**
 * Who asked for a salon's deletion, what it would refund now and what its customers are told; with the decision, where
 * allowed.
 */
const DeletionCard = ({ deletion, onChanged }: CardProps) => {
  const { id, salon, visits, nowPaise, amountPaise, reason, requestedBy, own, can } = deletion;
  const { http } = useShell();
  const deciding = useDecide(
    {
      approve: async () => {
        const body = { expectedRefund: rupeesOf(nowPaise) };
        const done = await http.call(approveSalonDeletion, { params: { id }, body });
        // Something was booked or cancelled there meanwhile: the new amount is read before the next decision.
        if (!done.ok) onChanged();
        return done;
      },
      reject: (note) => http.call(rejectSalonDeletion, { params: { id }, body: { note } }),
    },
    { onDecided: onChanged, onBusy: () => {} },
  );
  const title = `deletion-${id}`;
  return (
    <Box
      component="article"
      aria-labelledby={title}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Typography id={title} component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        Delete {salon.name}
      </Typography>
      <Typography>
        {visits === 1 ? '1 visit ahead is' : `${visits} visits ahead are`} cancelled, and {money(nowPaise)}{' '}
        goes back
        {nowPaise === amountPaise ? '.' : ` by now; it was ${money(amountPaise)} when it was asked for.`}
      </Typography>
      {reason && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          The customers are told: {reason}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', mt: 0.5 }}>
        Asked for by {own ? 'you' : requestedBy.name}, {when(deletion.createdAt)}. To be decided until{' '}
        {when(deletion.expiresAt)}.
      </Typography>
      {own && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          You asked for this deletion yourself, so you can't approve it: another admin has to decide.
        </Alert>
      )}
      {can.decide && <DecideForm deciding={deciding} what="the deletion" canApprove />}
    </Box>
  );
};
