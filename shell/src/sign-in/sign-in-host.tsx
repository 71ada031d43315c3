import { Box, CircularProgress, Typography } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import { loadSignInDialog } from './load-dialog.ts';
import type { SignInDialog } from './sign-in-dialog.tsx';

/** Shows the dialog while someone asks for it; its code is fetched at the first need. */
export const SignInHost = () => {
  const { signIn, credentials, shell } = useServices();
  const request = useStore(signIn, (state) => state.request);
  const [Dialog, setDialog] = useState<{ component: typeof SignInDialog }>();
  const close = useCallback(() => signIn.getState().request?.settle(undefined), [signIn]);
  const wanted = request !== undefined;

  useEffect(() => {
    if (!wanted || Dialog) return;
    loadSignInDialog().then(
      (component) => setDialog({ component }),
      () => {
        shell.notify.error('The sign-in form could not be fetched. Please try again.');
        close();
      },
    );
  }, [wanted, Dialog, shell, close]);

  if (!request) return null;
  if (!Dialog)
    return (
      <Box
        role="status"
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: 'modal',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          color: '#FFFFFF',
          bgcolor: 'rgb(27 19 16 / 60%)',
        }}
      >
        <CircularProgress color="inherit" aria-hidden />
        <Typography>Opening sign-in…</Typography>
      </Box>
    );
  return (
    <Dialog.component
      open
      initialMode={request.mode}
      reason={request.reason}
      credentials={credentials}
      onClose={close}
      onSuccess={request.settle}
    />
  );
};
