import type { OrderState } from '@sundara/contracts/api';
import { loadCheckout } from '@sundara/web/checkout';
import { useSession, useShell } from '@sundara/web/core';
import { useState } from 'react';
import { widgetOptions } from '../../features/checkout/order-body.ts';
import { TEXTS } from '../../features/checkout/paying.ts';
import { type CheckoutEnd, openCheckout } from '../../features/checkout/razorpay.ts';
import type { PaymentProof } from '../../features/flow/flow.ts';

interface Ends {
  /** Called with the proof from the gateway's window. */
  readonly onPaid: (proof: PaymentProof) => void;
  /** Called when it closed without one: only the gateway knows the outcome. */
  readonly onClosed: () => void;
}

/** Opens the gateway's window for an open order; the same order can be retried any number of times. */
export const usePaying = (order: OrderState, { onPaid, onClosed }: Ends) => {
  const { config } = useShell();
  const session = useSession();
  const [paying, setPaying] = useState(false);
  const [message, setMessage] = useState<string>();

  const takeUp = (end: CheckoutEnd) => {
    if (end.kind === 'paid') return onPaid(end.proof);
    if (end.kind === 'dismissed' && end.failure) setMessage(`Payment failed: ${end.failure}`);
    onClosed();
  };

  const pay = async () => {
    const { checkout, orderId, booking } = order;
    if (!checkout || paying) return;
    setPaying(true);
    setMessage(undefined);
    try {
      const script = await loadCheckout(config);
      const user = session.status === 'signed-in' ? session.user : undefined;
      const options = widgetOptions({ ...checkout, orderId }, booking.salonName, user);
      const end = await openCheckout(script, options, config.checkoutLimitMs);
      if (end.kind === 'silent') {
        setMessage(TEXTS.windowNotOpened);
        void end.late.then(takeUp);
      } else takeUp(end);
    } catch {
      setMessage(TEXTS.windowNotOpened);
    }
    setPaying(false);
  };

  return { pay, paying, message };
};
