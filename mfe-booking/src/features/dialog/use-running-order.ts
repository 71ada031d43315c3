import { useEffect, useRef } from 'react';
import { hearOtherTabs } from '../checkout/other-tabs.ts';
import type { Paying } from '../checkout/paying.ts';
import { book } from '../checkout/settle.ts';
import { findMoney, lookAtOrder } from '../checkout/verify.ts';
import type { Stage } from '../flow/flow.ts';

/** Checks the state of an open order: after a reload, when the window is visible again, or the network is back. */
const look = (paying: Paying): void => {
  const { stage, order, proof } = paying.flow.getState();
  const orderId = proof?.orderId ?? order?.orderId;
  if (stage === 'unsure') void findMoney(paying);
  else if (orderId) void lookAtOrder(paying, orderId);
};

/** Keeps an open order up to date with changes elsewhere, such as in other windows of this browser. */
export const useRunningOrder = (paying: Paying, stage: Stage): void => {
  const now = useRef(paying);
  const bookedElsewhere = useRef<string>(undefined);
  useEffect(() => {
    now.current = paying;
  });

  useEffect(() => {
    look(now.current);
    const again = () => document.visibilityState === 'visible' && look(now.current);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, []);

  useEffect(
    () =>
      hearOtherTabs(({ bookingId, salonId, dateTime }) => {
        const { flow, basket } = now.current;
        if (salonId !== basket.salon.id || dateTime !== flow.getState().slot?.dateTime) return;
        bookedElsewhere.current = bookingId;
        book(now.current, bookingId, true);
      }),
    [],
  );

  // A booking that was reported during a payment is applied after it.
  useEffect(() => {
    if (stage === 'payment' && bookedElsewhere.current) book(now.current, bookedElsewhere.current, true);
  }, [stage]);
};
