import { LazyDialog } from '@sundara/web/lazy';
import type { GrantDialogProps } from './use-grant.ts';

const find = () =>
  import(/* webpackChunkName: "grant" */ './grant-form.tsx').then(({ GrantForm }) => GrantForm);

/** Refunds a share of what was paid, where the rules leave it to the salon (resolutions M8). */
export const GrantDialog = (props: GrantDialogProps) => (
  <LazyDialog title="Giving back" find={find} of={{ ...props, open: true }} />
);
