import { Global } from '@emotion/react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './toast.tsx';
import type { Toasts } from './toasts.ts';

const COMPONENTS = { success: Toast, error: Toast, info: Toast };

/** Below the header, so that it hides nobody's menu. */
const PLACE = { '.notistack-SnackbarContainer': { top: '80px !important' } };

/** Shows what was said, at the top right. Toasts keep their own time, because they wait while they are read. */
export const Toaster = ({ toasts }: { toasts: Toasts }) => {
  useEffect(() => {
    toasts.connect((variant, text) =>
      enqueueSnackbar(text, { variant, persist: true, preventDuplicate: true }),
    );
  }, [toasts]);
  return (
    <>
      <Global styles={PLACE} />
      <SnackbarProvider
        maxSnack={4}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={COMPONENTS}
      />
    </>
  );
};
