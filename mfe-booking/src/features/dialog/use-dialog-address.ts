import {
  BOOKING_START_KEY,
  type BookingStep,
  bookingDepthIn,
  bookingStartIn,
  bookingStepIn,
  withBookingStep,
  withoutBookingWish,
} from '@sundara/contracts/federation';
import { useLocation, useNavigate } from '@sundara/web/router';
import { useState } from 'react';

export interface DialogAddress {
  /** The step in the page's address; undefined if the address no longer has one. */
  readonly step: BookingStep | undefined;
  /** Whether the page stores the dialog in its address; if not, only the flow has the step. */
  readonly isKept: boolean;
  /** The start that a link requests, '2026-11-24T16:00' on the salon's clock. */
  readonly start: string | undefined;
  /** Removes the start from the address, so that a reload keeps later choices. */
  readonly forgetStart: () => void;
  /** Goes to a step, as a new history entry. */
  readonly goOn: (step: BookingStep) => void;
  /** Goes back to the first step. */
  readonly goBack: () => void;
  /** Leaves the dialog's history entries, or removes the step from the address if the history began with it. */
  readonly leave: () => void;
}

/** The dialog's part of the page's address and history (booking-address of the contract). */
export const useDialogAddress = (): DialogAddress => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = bookingStepIn(search);
  const [isKept] = useState(step !== undefined);
  const depth = bookingDepthIn(state);
  const to = (next: BookingStep | undefined, bookingDepth: number, replace: boolean) =>
    navigate(
      { search: withBookingStep(search, next), hash },
      { replace, state: { bookingDepth }, preventScrollReset: true },
    );
  return {
    step,
    isKept,
    start: bookingStartIn(search),
    forgetStart: () =>
      navigate(
        { search: withoutBookingWish(search, [BOOKING_START_KEY]), hash },
        { replace: true, state, preventScrollReset: true },
      ),
    goOn: (next) => to(next, step === undefined ? 1 : depth > 0 ? depth + 1 : 0, false),
    goBack: () => (depth === 2 ? navigate(-1) : to('time', depth, true)),
    leave: () => (depth > 0 ? navigate(-depth) : to(undefined, 0, true)),
  };
};
