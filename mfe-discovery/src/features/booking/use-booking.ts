import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectedServices } from '../selection/use-selection.ts';
import { useBookingAddress } from './use-booking-address.ts';

/** The dialog needs this long to close after its address is gone. */
const LEAVING_MS = 400;

export interface Booking {
  readonly isShown: boolean;
  readonly open: () => void;
  /** Removes the dialog from the screen and from the address. */
  readonly close: () => void;
}

/** The booking dialog of a page: shown while the address says so and there is something to book. */
export const useBooking = ({
  services,
  isEmpty,
}: Pick<SelectedServices, 'services' | 'isEmpty'>): Booking => {
  const { isOpen, open, close, drop } = useBookingAddress();
  const [isShown, setIsShown] = useState(false);
  const wanted = isOpen && (isShown || services.length > 0);
  const dropIfEmpty = useEffectEvent(() => {
    if (isEmpty()) drop();
  });

  useEffect(() => {
    if (wanted) setIsShown(true);
    // Without a basket, as from a bookmark, the dialog is dropped from the address. After a reload the page's own
    // services come behind what was kept.
    else if (isOpen) dropIfEmpty();
    if (isOpen) return;
    const timer = setTimeout(() => setIsShown(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [wanted, isOpen]);

  return {
    isShown,
    open,
    close: () => {
      setIsShown(false);
      if (isOpen) close();
    },
  };
};
