import { LazyDialog } from '@sundara/web/lazy';
import type { StatusDialogProps } from './use-status-change.ts';

const find = () =>
  import(/* webpackChunkName: "status" */ './status-form.tsx').then(({ StatusForm }) => StatusForm);

/** Changes a booking's status. Its code is fetched when it is first opened; it is mounted only while it is open. */
export const StatusDialog = (props: StatusDialogProps) => (
  <LazyDialog title="Changing the status" find={find} of={{ ...props, open: true }} />
);
