import { Box, Button, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Options {
  /** Whether there are unsent entries. */
  readonly isChanged: boolean;
  /** Whether they are being sent: the dialog can't be closed until the answer arrives. */
  readonly isBusy: boolean;
  readonly onLeave: () => void;
}

interface Leaving {
  /** Closes, or asks first. */
  readonly leave: () => void;
  /** The confirmation question, to be shown in the dialog while it is open. */
  readonly question: ReactNode;
}

/** Asks before entries are lost, by closing the dialog or by leaving the page. */
export const useLeave = ({ isChanged, isBusy, onLeave }: Options): Leaving => {
  const [asking, setAsking] = useState(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (!isChanged) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isChanged]);
  const leave = () => {
    if (isBusy) return;
    if (!isChanged) return onLeave();
    if (!asking) before.current = document.activeElement;
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const question = asking && isChanged && !isBusy && (
    <Alert severity="warning" sx={{ flexShrink: 0, mx: { xs: 2, sm: 3 }, mb: 1.5 }}>
      <Typography sx={{ fontWeight: 700 }}>You have changes that are not saved.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button autoFocus variant="contained" size="small" onClick={keep}>
          Keep editing
        </Button>
        <Button color="error" size="small" onClick={onLeave}>
          Leave without saving
        </Button>
      </Box>
    </Alert>
  );
  return { leave, question };
};
