import { Box, CircularProgress, Typography, useSession } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services/services.ts';
import { loadSignInDialog } from './load-dialog.ts';
import { NEXT_KEY, safeNext } from './next-path.ts';
import type { SignInDialog } from './sign-in-dialog.tsx';

/** Shows the dialog while it is requested; its code is fetched when first needed. */
export const SignInHost = () => {
  const { signIn, credentials, shell } = useServices();
  const request = useStore(signIn, (state) => state.request);
  const [Dialog, setDialog] = useState<{ component: typeof SignInDialog }>();
  const { pathname, search } = useLocation();
  const close = useCallback(() => signIn.getState().request?.settle(undefined), [signIn]);
  // The press is answered before the dialog is rendered.
  const isDrawn = useDeferredValue(request) !== undefined;
  const wanted = request !== undefined;
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;

  // A sign-in in another tab counts here too, but not for a person who is asked again: they stay signed in meanwhile.
  useEffect(() => {
    if (user && request?.again === undefined) request?.settle(user);
  }, [user, request]);
  const [openedAt, setOpenedAt] = useState(pathname);
  if (!wanted && openedAt !== pathname) setOpenedAt(pathname);

  // A dialog belongs to its page: following a link closes it.
  useEffect(() => {
    if (wanted && pathname !== openedAt) close();
  }, [wanted, pathname, openedAt, close]);

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

  if (!request || !isDrawn) return null;
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
      email={request.again}
      next={
        request.again === undefined ? safeNext(new URLSearchParams(search).get(NEXT_KEY)) : pathname + search
      }
      credentials={credentials}
      onClose={close}
      onSuccess={request.settle}
    />
  );
};
