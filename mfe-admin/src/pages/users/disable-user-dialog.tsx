import { formatRupees, rupeesOf, shownName } from '@sundara/contracts';
import { type AdminUser, type Reply, userAhead } from '@sundara/contracts/api';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { FailedPart } from '@sundara/web/table';
import { useState } from 'react';
import type { UserSheetProps } from './sheet-props.ts';
import { useAnswer } from './use-answer.ts';

type Ahead = Reply<typeof userAhead>['ahead'];

const countOf = ({ visits, paidPaise }: Ahead['own']): string =>
  `${visits} ${visits === 1 ? 'visit' : 'visits'} ahead, ${formatRupees(rupeesOf(paidPaise))} paid`;

const linesOf = (user: AdminUser, { own, salon }: Ahead): readonly string[] => [
  own.visits === 0
    ? 'The account has no visits ahead.'
    : `The account has ${countOf(own)}: all of it stays booked, and nothing goes back.`,
  ...(salon && user.salon
    ? [
        salon.visits === 0
          ? `Its salon "${user.salon.name}" has no visits ahead.`
          : `Its salon "${user.salon.name}" has ${countOf(salon)}: all of it stays booked.`,
        'The salon stays open for bookings, and nobody can run it: hide it too, or give it another owner.',
      ]
    : []),
];

export interface DisableProps extends Omit<UserSheetProps, 'onChanged'> {
  readonly onDisable: (user: AdminUser) => Promise<void>;
}

/**
 * Shows an account's visits ahead, then asks. If they can't be read the account can be disabled all the same: nothing
 * is lost by it, and it may be urgent.
 */
export const DisableUserDialog = ({ open, user, onDisable, onClose }: DisableProps) => {
  const { http } = useShell();
  const [disabling, setDisabling] = useState(false);
  const { answer, ask } = useAnswer(() => http.call(userAhead, { params: { id: user.id } }));
  const disable = async () => {
    if (disabling || !answer) return;
    setDisabling(true);
    await onDisable(user);
    setDisabling(false);
    onClose();
  };
  return (
    <SheetFrame
      open={open}
      title="Disable User"
      waiting={disabling}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={disabling}>
            Cancel
          </Button>
          <Button variant="contained" color="error" onClick={disable} aria-disabled={disabling || !answer}>
            {disabling ? 'Disabling…' : 'Disable'}
          </Button>
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Disable {shownName(user)} ({user.email})? The account is signed out everywhere and can not sign in
        until it is enabled again.
      </Typography>
      <Box aria-live="polite" sx={{ mt: 1.5, minHeight: 72 }}>
        {!answer && <Skeleton variant="rounded" height={72} aria-label="Counting what stands ahead" />}
        {answer?.ok === false && (
          <FailedPart title="What stands ahead could not be read" failure={answer.failure} onRetry={ask} />
        )}
        {answer?.ok && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
            {linesOf(user, answer.data.ahead).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        )}
      </Box>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>It can be undone at any time.</Typography>
    </SheetFrame>
  );
};
