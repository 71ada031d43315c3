import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { useState } from 'react';

export interface CurrentBooking {
  readonly booking: CustomerBookingDetail;
  /** Shows at once what is known of a change. */
  readonly change: (part: Partial<CustomerBookingDetail>) => void;
}

/** A booking as the page shows it: what was read, then each change as soon as it is known, until it is read anew. */
export const useCurrentBooking = (read: CustomerBookingDetail): CurrentBooking => {
  const [state, setState] = useState({ read, booking: read });
  if (state.read !== read) setState({ read, booking: read });
  return {
    booking: state.booking,
    change: (part) => setState((now) => ({ ...now, booking: { ...now.booking, ...part } })),
  };
};
