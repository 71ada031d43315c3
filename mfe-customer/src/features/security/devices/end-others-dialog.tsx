import { Button, Typography } from '@sundara/web/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sundara/web/form';
import { useId } from 'react';

interface Props {
  readonly open: boolean;
  readonly others: number;
  readonly ending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before all other devices are signed out. */
export const EndOthersDialog = ({ open, others, ending, onClose, onConfirm }: Props) => {
  const id = useId();
  return (
    <Dialog open={open} onClose={() => !ending && onClose()} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h3" component="h2">
        Sign out everywhere else?
      </DialogTitle>
      <DialogContent>
        <Typography>
          {others === 1 ? 'The other device asks' : `The ${others} other devices ask`} for your password at
          once. You stay signed in here.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={ending} autoFocus>
          Not now
        </Button>
        <Button variant="contained" onClick={onConfirm} loading={ending} loadingPosition="start">
          Sign out everywhere else
        </Button>
      </DialogActions>
    </Dialog>
  );
};
