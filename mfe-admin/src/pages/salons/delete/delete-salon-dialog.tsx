import { LEAST_REFUND_NOTE, paiseOf } from '@sundara/contracts';
import { type AdminSalon, deleteSalon } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert, TextField } from '@sundara/web/form';
import { FailedPart } from '@sundara/web/table';
import { useState } from 'react';
import { money } from '../../../features/proposal/proposal-labels.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { useConsequences } from './use-consequences.ts';
import { WaitingDeletion } from './waiting-deletion.tsx';

export interface DeleteSalonProps {
  readonly open: boolean;
  readonly salon: AdminSalon;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before a salon is deleted, once the effects are counted (specification 2, section 8; resolutions S17): its name
 * is typed, and its customers are told why. For refunds above what one admin may give alone it asks for a colleague's
 * approval.
 */
export const DeleteSalonDialog = ({ open, salon, onDeleted, onClose }: DeleteSalonProps) => {
  const { http, notify } = useShell();
  const { counted, failure, again } = useConsequences(salon.id);
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const tellsCustomers = counted !== undefined && counted.consequences.futureBookings > 0;
  const isReady =
    counted !== undefined &&
    name.trim() === salon.name.trim() &&
    (!tellsCustomers || reason.trim().length >= LEAST_REFUND_NOTE);
  const needsTwo = counted !== undefined && paiseOf(counted.consequences.refunds.amount) > counted.alonePaise;
  const word = needsTwo ? 'Ask for approval' : 'Delete';
  const remove = async () => {
    if (!isReady || waiting) return;
    setWaiting(true);
    setTrouble(undefined);
    const done = await http.call(deleteSalon, {
      params: { id: salon.id },
      body: { reason: reason.trim() },
    });
    setWaiting(false);
    if (!done.ok) {
      const words = wordsOf(done.failure, 'Failed to delete salon');
      setTrouble(words);
      notify.error(words);
      return;
    }
    notify.success(done.data.deleted ? 'Salon deleted successfully' : done.data.message);
    onClose();
    if (done.data.deleted) onDeleted();
  };
  return (
    <SheetFrame
      open={open}
      title={`Delete ${salon.name}`}
      waiting={waiting}
      isChanged={reason.trim() !== ''}
      onClose={onClose}
      foot={
        <>
          <Typography
            role="status"
            variant="body2"
            sx={{ '&&': { flex: 1, whiteSpace: 'normal' }, alignSelf: 'center', color: 'text.secondary' }}
          >
            {!counted && !failure && 'Counting what follows…'}
          </Typography>
          <Button onClick={onClose} disabled={waiting}>
            {counted?.deletion ? 'Close' : 'Cancel'}
          </Button>
          {!counted?.deletion && (
            <Button
              variant="contained"
              color="error"
              loading={waiting}
              aria-disabled={!isReady}
              onClick={() => void remove()}
              sx={{ '&[aria-disabled=true]': { opacity: 0.6 } }}
            >
              {word}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>Are you sure you want to delete this salon?</Typography>
      {counted && <ConsequenceList of={counted.consequences} />}
      {counted?.deletion && <WaitingDeletion deletion={counted.deletion} />}
      {!counted && failure && (
        <FailedPart title="What follows could not be counted" failure={failure} onRetry={again} />
      )}
      {!counted && !failure && (
        <Box aria-hidden sx={{ mt: 1.5 }}>
          <Skeleton width="80%" />
          <Skeleton width="65%" />
          <Skeleton width="70%" />
        </Box>
      )}
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>This action cannot be undone.</Typography>
      {counted && !counted.deletion && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {needsTwo && (
            <Alert severity="info">
              You can give back {money(counted.alonePaise)} alone today: another admin has to approve this
              deletion. Until then the salon stays as it is.
            </Alert>
          )}
          {tellsCustomers && (
            <TextField
              fullWidth
              multiline
              minRows={2}
              label="Why, for the customers"
              value={reason}
              helperText={`At least ${LEAST_REFUND_NOTE} letters. It stands in the mail about their cancelled visit.`}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          <TextField
            fullWidth
            label="Name of the salon"
            value={name}
            helperText={`Type ${salon.name} to confirm.`}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Box>
      )}
      {trouble && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {trouble}
        </Alert>
      )}
    </SheetFrame>
  );
};
