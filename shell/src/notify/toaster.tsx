import { Global } from '@emotion/react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { createAnnouncementContainer } from './announcement-container.ts';
import { Toast } from './toast.tsx';
import { TOAST_PLACE } from './toast-place.ts';
import type { Toasts } from './toasts.ts';

const COMPONENTS = { success: Toast, error: Toast, info: Toast };

/**
 * Shows messages where they hide the least. Toasts have their own timers, because these pause while a toast is being
 * read.
 */
export const Toaster = ({ toasts }: { toasts: Toasts }) => {
  const [container] = useState(createAnnouncementContainer);
  useEffect(() => container.mount(), [container]);
  useEffect(() => {
    toasts.connect((variant, text) =>
      enqueueSnackbar(text, { variant, persist: true, preventDuplicate: true }),
    );
  }, [toasts]);
  return (
    <>
      <Global styles={TOAST_PLACE} />
      <SnackbarProvider
        maxSnack={4}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={COMPONENTS}
        domRoot={container.element}
      />
    </>
  );
};
