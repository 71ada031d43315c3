import { LazyDialog } from '@sundara/web/lazy';
import { useEffect } from 'react';
import type { CancelDialogProps } from './cancel-dialog.tsx';
import type { RescheduleDialogProps } from './reschedule-dialog.tsx';

const fetchDialogs = () => import(/* webpackChunkName: "change-booking" */ './dialogs.ts');

/** How long after the page has loaded the dialogs' code is prefetched, so that it is ready for a tap. */
const PRELOAD_MS = 2_000;

/** Prefetches the dialogs' chunk shortly after the page has loaded, if it may be needed. */
export const usePreloadedDialogs = (wanted = true): void => {
  useEffect(() => {
    if (!wanted) return;
    const preload = () => {
      fetchDialogs().catch(() => {}); // Opening a dialog fetches it again and shows the failure.
    };
    const timer = setTimeout(preload, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
};

const findCancelDialog = () => fetchDialogs().then(({ CancelDialog: found }) => found);
const findRescheduleDialog = () => fetchDialogs().then(({ RescheduleDialog: found }) => found);

/** As CancelDialog of cancel-dialog.tsx, its code fetched when it is first opened. */
export const CancelDialog = (props: CancelDialogProps) => (
  <LazyDialog title="Cancelling" find={findCancelDialog} of={props} />
);

/** As RescheduleDialog of reschedule-dialog.tsx, its code fetched when it is first opened. */
export const RescheduleDialog = (props: RescheduleDialogProps) => (
  <LazyDialog title="Moving" find={findRescheduleDialog} of={props} />
);
