import type { SalonBooking, SalonBookingDetail } from '@sundara/contracts/api';
import { LazyDialog } from '@sundara/web/lazy';

export interface StatusDialogProps {
  /** Of a list, or with its details: then nothing has to be asked for. */
  readonly booking: SalonBooking | SalonBookingDetail;
  /**
   * Where it opens, the list unless told: the list changes a booking status and offers 'Confirmed', the details update
   * a status and offer 'confirmed'; each is sent as it is offered (specification 2, sections 2 and 4).
   */
  readonly from?: 'list' | 'details';
  /** The booking as it is now; `onClose` follows. */
  readonly onChanged: (booking: SalonBookingDetail) => void;
  readonly onClose: () => void;
}

const find = () =>
  import(/* webpackChunkName: "status" */ './status-form.tsx').then(({ StatusForm }) => StatusForm);

/** Gives a booking another status. Its code is fetched when it is first opened; it is there while it is open. */
export const StatusDialog = (props: StatusDialogProps) => (
  <LazyDialog title="Changing the status" find={find} of={{ ...props, open: true }} />
);
