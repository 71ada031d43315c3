import {
  type BookingHistory,
  bookingDepthIn,
  bookingStepIn,
  bookingWishIn,
  withBookingStep,
} from '@sundara/contracts/federation';
import { useLocation, useNavigate } from '@sundara/web/router';

export interface BookingAddress {
  /** Whether the page's address has the booking dialog open; a link's is first to be taken up (useBookingLink). */
  readonly isOpen: boolean;
  /** Opens it as a step of the history, so that Back closes it and Forward opens it again. */
  readonly open: () => void;
  /** Goes back to where it was opened; where the history does not know, it is dropped. */
  readonly close: () => void;
  /** Takes it out of the address, in its place. */
  readonly drop: () => void;
}

/** The dialog's first entry of the history. */
export const FIRST: BookingHistory = { bookingDepth: 1 };

/** Whether the booking dialog is open stands in the address: a reload keeps it, Back closes it. */
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
