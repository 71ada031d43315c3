import { LazyDialog } from '@sundara/web/lazy';
import type { StatusDialogProps } from './use-status-change.ts';

const find = () =>
  import(/* webpackChunkName: "status" */ './status-form.tsx').then(({ StatusForm }) => StatusForm);

/** Gives a booking another status. Its code is fetched when it is first opened; it is there while it is open. */
export const StatusDialog = (props: StatusDialogProps) => (
  <LazyDialog title="Changing the status" find={find} of={{ ...props, open: true }} />
);
