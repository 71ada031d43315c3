import { Box, Button, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useBlocker } from '@sundara/web/router';
import { useEffect, useRef } from 'react';
import { settingsOf } from './settings-address.ts';

interface Props {
  readonly isChanged: boolean;
  /** A picture is being uploaded: removing its field would lose it. */
  readonly isPictureComing: boolean;
}

/**
 * Asks before typed text, or a picture being uploaded, is lost: when the dialog is closed, a link is followed or the
 * browser goes back. Steps and parts of the dialog keep typed text, so between them only a picture asks.
 */
export const LeaveGuard = ({ isChanged, isPictureComing }: Props) => {
  const guard = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      nextLocation.pathname === currentLocation.pathname &&
      settingsOf(new URLSearchParams(nextLocation.search)) !== undefined;
    const isBlocked = isPictureComing || (isChanged && !stays);
    if (isBlocked && !guard.current?.contains(document.activeElement))
      focused.current = document.activeElement;
    return isBlocked;
  });
  const isAtRisk = isChanged || isPictureComing;
  useEffect(() => {
    if (!isAtRisk) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isAtRisk]);
  // Saved or uploaded while the question was open: no answer is needed any more.
  useEffect(() => {
    if (!isAtRisk && blocker.state === 'blocked') blocker.reset();
  }, [isAtRisk, blocker]);
  if (blocker.state !== 'blocked' || !isAtRisk) return null;
  const stay = () => {
    blocker.reset();
    if (focused.current instanceof HTMLElement) focused.current.focus();
  };
  return (
    <Alert ref={guard} severity="warning" sx={{ mx: { xs: 2, sm: 3 }, mb: 1.5 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {isPictureComing ? 'A picture is not there yet.' : 'You have changes that are not saved.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button autoFocus variant="contained" size="small" onClick={stay}>
          Keep editing
        </Button>
        <Button color="error" size="small" onClick={() => blocker.proceed()}>
          {isChanged ? 'Leave without saving' : 'Go on without it'}
        </Button>
      </Box>
    </Alert>
  );
};
