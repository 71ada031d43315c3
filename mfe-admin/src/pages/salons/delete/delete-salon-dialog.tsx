import { type AdminSalon, deleteSalon } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Skeleton, Typography, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { FailedPart } from '@sundara/web/table';
import { useState } from 'react';
import { ConsequenceList } from './consequence-list.tsx';
import { useConsequences } from './use-consequences.ts';

export interface DeleteSalonProps {
  readonly open: boolean;
  readonly salon: AdminSalon;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a salon is deleted, once what follows is counted (specification 2, section 8; resolutions S17). */
export const DeleteSalonDialog = ({ open, salon, onDeleted, onClose }: DeleteSalonProps) => {
  const { http, notify } = useShell();
  const { counted, failure, again } = useConsequences(salon.id);
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    if (!counted || waiting) return;
    setWaiting(true);
    setTrouble(undefined);
    const done = await http.call(deleteSalon, { params: { id: salon.id } });
    setWaiting(false);
    if (!done.ok) {
      const words = wordsOf(done.failure, 'Failed to delete salon');
      setTrouble(words);
      notify.error(words);
      return;
    }
    notify.success('Salon deleted successfully');
    onClose();
    onDeleted();
  };
  return (
    <SheetFrame
      open={open}
      title={`Delete ${salon.name}`}
      waiting={waiting}
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
            Cancel
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={waiting}
            aria-disabled={!counted}
            onClick={() => void remove()}
            sx={{ '&[aria-disabled=true]': { opacity: 0.6 } }}
          >
            Delete
          </Button>
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>Are you sure you want to delete this salon?</Typography>
      {counted && <ConsequenceList of={counted} />}
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
      {trouble && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {trouble}
        </Alert>
      )}
    </SheetFrame>
  );
};
