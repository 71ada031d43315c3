import { createOrder, verifyPayment } from '@sundara/contracts/api';
import type { SessionUser } from '@sundara/contracts/federation';
import { loadCheckout } from '@sundara/web/checkout';
import { orderBody, widgetOptions } from './order-body.ts';
import { type Paying, TEXTS } from './paying.ts';
import { type CheckoutEnd, openCheckout, type SilentCheckout } from './razorpay.ts';
import { afterRefusal } from './refused-order.ts';
import { findMoney, lookAtOrder, verify } from './verify.ts';

/**
 * Pays for the flow's basket: holds the time, opens the gateway's window, turns the payment into a booking. Asked again
 * for the same visit the provider answers with the same order. Every way it can end is a stage of the flow; it never
 * throws, and a second call while one is under way does nothing.
 */
export const pay = async (paying: Paying, user: SessionUser): Promise<void> => {
  const { flow, basket, shell } = paying;
  // What may be paid already is asked about, never paid again.
  const { stage: from, proof } = flow.getState();
  if (from === 'payment' && proof) return findMoney(paying);
  if (!flow.go('ordering', { notice: undefined })) return;
  const checkout = loadCheckout(shell.config);
  checkout.catch(() => {});
  const ordered = await shell.http.call(createOrder, { body: orderBody(paying, user) });
  if (!ordered.ok) {
    if (ordered.failure.kind === 'rejected' && ordered.failure.code === 'UNAUTHENTICATED') {
      return signInAndPay(paying);
    }
    const earlier = flow.getState().order;
    const { stage, ...change } = afterRefusal(ordered.failure, flow.getState());
    flow.go(stage, change);
    // A time that this customer has booked in another window is taken as well.
    if (stage === 'time' && earlier) await lookAtOrder(paying, earlier.orderId);
    return;
  }

  const order = { orderId: ordered.data.orderId, heldUntil: ordered.data.holdExpiresAt };
  if (!flow.go('paying', { order })) return;
  let end: CheckoutEnd | SilentCheckout;
  try {
    const options = widgetOptions(ordered.data, basket, user);
    end = await openCheckout(await checkout, options, shell.config.checkoutLimitMs);
  } catch {
    flow.go('payment', { notice: { severity: 'error', text: TEXTS.windowNotOpened } });
    return;
  }
  if (end.kind === 'paid') return verify(paying, end.proof);
  if (end.kind === 'unreadable') return findMoney(paying);
  // A window that was given up before this one has been paid in meanwhile.
  if (flow.getState().stage !== 'paying') return;
  if (end.kind === 'silent') {
    flow.go('payment', { notice: { severity: 'error', text: TEXTS.windowNotOpened } });
    void end.late.then((late) => takeUp(paying, order.orderId, late));
    return;
  }
  flow.go('payment', {
    notice: end.failure ? { severity: 'error', text: `Payment failed: ${end.failure}` } : undefined,
  });
};

/** Takes up a payment in a window that had been given up, wherever the customer has gone since. */
const takeUp = async (paying: Paying, orderId: string, end: CheckoutEnd): Promise<void> => {
  if (end.kind === 'dismissed') return;
  const isStillOurs = paying.flow.getState().order?.orderId === orderId;
  if (end.kind === 'unreadable') return isStillOurs ? findMoney(paying) : undefined;
  if (isStillOurs) return verify(paying, end.proof);
  // Another time is on its way in this flow: the visit that was paid is told by its own mail.
  await paying.shell.http.call(verifyPayment, { body: end.proof });
};

const signInAndPay = async (paying: Paying): Promise<void> => {
  paying.flow.go('payment');
  const user = await paying.signIn();
  if (user?.role === 'customer') await pay(paying, user);
};
