import { formatRupees, shownName } from '@sundara/contracts';
import { deleteUser, type Reply, userConsequences } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { FailedPart } from '@sundara/web/table';
import { useState } from 'react';
import type { UserSheetProps } from './sheet-props.ts';
import { useAnswer } from './use-answer.ts';

type Consequences = Reply<typeof userConsequences>['consequences'];

const consequencesOf = ({ upcoming, refund, sessions }: Consequences): readonly string[] => [
  upcoming === 0
    ? 'There are no visits ahead.'
    : `${upcoming === 1 ? '1 visit ahead is' : `${upcoming} visits ahead are`} cancelled, and ${formatRupees(refund)} goes back whole. Salons and customer are told.`,
  ...(sessions === 0
    ? []
    : [sessions === 1 ? 'It is signed out on 1 device.' : `It is signed out on ${sessions} devices.`]),
  'Name, address and phone are erased; bookings and receipts stay for the books.',
];

/** Shows first what deleting an account would do, then asks; it does no more than what was shown. */
export const DeleteUserDialog = ({ open, user, onChanged, onClose }: UserSheetProps) => {
  const { http, notify } = useShell();
  const [deleting, setDeleting] = useState(false);
  const { answer, ask } = useAnswer(() => http.call(userConsequences, { params: { id: user.id } }));
  const told = answer?.ok ? answer.data.consequences : undefined;
  const remove = async () => {
    if (deleting || !told) return;
    setDeleting(true);
    const query = { expectedRefund: told.refund };
    const done = await http.call(deleteUser, { params: { id: user.id }, query });
    setDeleting(false);
    if (done.ok) notify.success('User deleted successfully');
    else notify.error(wordsOf(done.failure, 'Failed to delete user'));
    // Something was booked or cancelled meanwhile: the effects are shown again.
    if (!done.ok && done.failure.kind === 'rejected' && done.failure.code === 'REFUND_CHANGED') return ask();
    onClose();
    onChanged();
  };
  return (
    <SheetFrame
      open={open}
      title="Delete User"
      waiting={deleting}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={deleting}>
            {told?.salon ? 'Close' : 'Cancel'}
          </Button>
          {!told?.salon && (
            <Button variant="contained" color="error" onClick={remove} aria-disabled={deleting || !told}>
              {deleting ? 'Deleting…' : 'Delete'}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Are you sure you want to delete {shownName(user)} ({user.email})?
      </Typography>
      <Box aria-live="polite" sx={{ mt: 1.5, minHeight: 96 }}>
        {!answer && <Skeleton variant="rounded" height={96} aria-label="Counting what it would do" />}
        {answer?.ok === false && (
          <FailedPart title="What it would do could not be read" failure={answer.failure} onRetry={ask} />
        )}
        {told?.salon && (
          <Typography>
            This account owns the salon "{told.salon.name}". Give the salon another owner, or delete it,
            first.
          </Typography>
        )}
        {told && !told.salon && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {consequencesOf(told).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        )}
      </Box>
      {!told?.salon && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>This action cannot be undone.</Typography>
      )}
    </SheetFrame>
  );
};
