import {
  bookingStepIn,
  bookingWishIn,
  withBookingStart,
  withBookingStep,
  withoutBookingWish,
} from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useLocation, useNavigate } from '@sundara/web/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FIRST } from './use-booking-address.ts';

interface Basket {
  /** Ids of all services that the salon sells. */
  readonly sold: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

const goneText = (gone: number, left: number): string => {
  if (left === 0) return 'What this link asks for is no longer offered here. Please choose from what is.';
  return `${gone === 1 ? 'One service' : `${gone} services`} of this link ${gone === 1 ? 'is' : 'are'} no longer offered here.`;
};

/**
 * Handles a link that asks to book (bookingLink of the contract): its services that are sold here become the basket,
 * its keys are removed from the address, and the dialog opens as a history entry, so that Back closes it and a reload
 * keeps what was chosen since.
 */
export const useBookingLink = ({ sold, choose }: Basket): void => {
  const { notify } = useShell();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHere = useRef(true);

  const takeUp = useEffectEvent(async () => {
    const wish = bookingWishIn(search);
    if (!wish) return;
    const chosen = wish.serviceIds.filter((id) => sold.includes(id));
    const gone = wish.serviceIds.length - chosen.length;
    if (chosen.length > 0) choose(chosen);
    if (gone > 0) notify.info(goneText(gone, chosen.length));
    const page = withoutBookingWish(search);
    await navigate({ search: page, hash }, { replace: true, preventScrollReset: true });
    if (!isHere.current || chosen.length === 0 || !bookingStepIn(search)) return;
    const dialog = withBookingStart(withBookingStep(page, 'time'), wish.at);
    await navigate({ search: dialog, hash }, { state: FIRST, preventScrollReset: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link that comes is taken up once.
  useEffect(() => {
    void takeUp();
  }, [search]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
};
