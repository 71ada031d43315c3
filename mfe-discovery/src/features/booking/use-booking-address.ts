import {
  type BookingHistory,
  bookingDepthIn,
  bookingStepIn,
  bookingWishIn,
  withBookingStep,
} from '@sundara/contracts/federation';
import { useLocation, useNavigate } from '@sundara/web/router';

export interface BookingAddress {
  /** Whether the page's address has the booking dialog open; a booking link is handled first (useBookingLink). */
  readonly isOpen: boolean;
  /** Opens it as a history entry, so that Back closes it and Forward opens it again. */
  readonly open: () => void;
  /** Goes back to where it was opened; if the history does not know that, it is dropped. */
  readonly close: () => void;
  /** Removes it from the address, replacing the history entry. */
  readonly drop: () => void;
}

/** The history state of the dialog's first entry. */
export const FIRST: BookingHistory = { bookingDepth: 1 };

/** Stores in the address whether the booking dialog is open: a reload keeps it open, Back closes it. */
export const useBookingAddress = (): BookingAddress => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const depth = bookingDepthIn(state);
  const drop = () =>
    navigate(
      { search: withBookingStep(search, undefined), hash },
      { replace: true, preventScrollReset: true },
    );
  return {
    isOpen: bookingStepIn(search) !== undefined && bookingWishIn(search) === undefined,
    open: () =>
      navigate({ search: withBookingStep(search, 'time'), hash }, { state: FIRST, preventScrollReset: true }),
    close: () => (depth > 0 ? navigate(-depth) : drop()),
    drop,
  };
};
