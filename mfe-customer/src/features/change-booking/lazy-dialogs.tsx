import { LazyDialog } from '@sundara/web/lazy';
import { useEffect } from 'react';
import type { CancelDialogProps } from './cancel-dialog.tsx';
import type { RescheduleDialogProps } from './reschedule-dialog.tsx';

const fetchDialogs = () => import(/* webpackChunkName: "change-booking" */ './dialogs.ts');

/** How long after the page is there the dialogs' code is fetched, so that a tap finds it. */
const PRELOAD_MS = 2_000;

/** Fetches the dialogs' chunk soon after the page is there, where somebody may want one. */
export const usePreloadedDialogs = (wanted = true): void => {
  useEffect(() => {
    if (!wanted) return;
    const preload = () => {
      fetchDialogs().catch(() => {}); // Whoever opens one asks anew, and is told.
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
