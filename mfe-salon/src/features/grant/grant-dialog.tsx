import type { SalonBookingDetail } from '@sundara/contracts/api';
import { LazyDialog } from '@sundara/web/lazy';

export interface GrantDialogProps {
  readonly booking: SalonBookingDetail;
  /** Something is on its way back; `onClose` follows. */
  readonly onGranted: () => void;
  readonly onClose: () => void;
}

const find = () =>
  import(/* webpackChunkName: "grant" */ './grant-form.tsx').then(({ GrantForm }) => GrantForm);

/** Gives a share of what was paid back, where the rules leave it to the salon (resolutions M8). */
export const GrantDialog = (props: GrantDialogProps) => (
  <LazyDialog title="Giving back" find={find} of={{ ...props, open: true }} />
);
