import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { useState } from 'react';

export interface CurrentBooking {
  readonly booking: CustomerBookingDetail;
  /** Applies a change at once. */
  readonly change: (part: Partial<CustomerBookingDetail>) => void;
}

/**
 * The booking that the page shows: as last read, with each change applied as soon as it is known, until the next read.
 */
export const useCurrentBooking = (read: CustomerBookingDetail): CurrentBooking => {
  const [state, setState] = useState({ read, booking: read });
  if (state.read !== read) setState({ read, booking: read });
  return {
    booking: state.booking,
    change: (part) => setState((now) => ({ ...now, booking: { ...now.booking, ...part } })),
  };
};
