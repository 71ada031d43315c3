import { verifyPayment } from '@sundara/contracts/api';
import type { SessionUser } from '@sundara/contracts/federation';
import { loadCheckout } from '@sundara/web/checkout';
import { widgetOptions } from './order-body.ts';
import { type Paying, TEXTS } from './paying.ts';
import { type CheckoutEnd, openCheckout, type SilentCheckout } from './razorpay.ts';
import { afterRefusal } from './refused-order.ts';
import { requestOrder } from './request-order.ts';
import { findMoney, lookAtOrder, verify } from './verify.ts';

/**
 * Pays for the flow's basket: holds the time, opens the gateway's window, turns the payment into a booking. For the
 * same visit the provider returns the same order again. Every outcome is a stage of the flow; it never throws, and a
 * second call while one is running does nothing.
 */
export const pay = async (paying: Paying, customer: SessionUser): Promise<void> => {
  const { flow, basket, shell } = paying;
  // If a payment may already exist, its state is requested; nobody pays twice.
  const { stage: from, proof } = flow.getState();
  if (from === 'payment' && proof) return findMoney(paying);
  if (!flow.go('ordering', { notice: undefined })) return;
  const checkout = loadCheckout(shell.config);
  checkout.catch(() => {});
  const named = await paying.saveName(customer);
  if (!named.ok) {
    flow.go('payment', { notice: named.message ? { severity: 'error', text: named.message } : undefined });
    return;
  }
  const { user } = named;
  const ordered = await requestOrder(paying, user);
  if (!ordered.ok) {
    if (ordered.failure.kind === 'rejected' && ordered.failure.code === 'UNAUTHENTICATED') {
      return signInAndPay(paying);
    }
    const earlier = flow.getState().order;
    const { stage, ...change } = afterRefusal(ordered.failure, flow.getState());
    flow.go(stage, change);
    // The time may be taken by this customer's own booking from another window.
    if (stage === 'time' && earlier) await lookAtOrder(paying, earlier.orderId);
    return;
  }

  const order = { orderId: ordered.data.orderId, heldUntil: ordered.data.holdExpiresAt };
  if (!flow.go('paying', { order })) return;
  let end: CheckoutEnd | SilentCheckout;
  try {
    const options = widgetOptions(ordered.data, basket.salon.name, user);
    end = await openCheckout(await checkout, options, shell.config.checkoutLimitMs);
  } catch {
    flow.go('payment', { notice: { severity: 'error', text: TEXTS.windowNotOpened } });
    return;
  }
  if (end.kind === 'paid') return verify(paying, end.proof);
  if (end.kind === 'unreadable') return findMoney(paying);
  // Meanwhile a payment in an earlier, abandoned window has gone through.
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

/** Handles a payment in a window that was given up, wherever the customer is now. */
const takeUp = async (paying: Paying, orderId: string, end: CheckoutEnd): Promise<void> => {
  if (end.kind === 'dismissed') return;
  const isStillOurs = paying.flow.getState().order?.orderId === orderId;
  if (end.kind === 'unreadable') return isStillOurs ? findMoney(paying) : undefined;
  if (isStillOurs) return verify(paying, end.proof);
  // The flow is now about another time: the customer learns of the paid visit by its own mail.
  await paying.shell.http.call(verifyPayment, { body: end.proof });
};

const signInAndPay = async (paying: Paying): Promise<void> => {
  paying.flow.go('payment');
  const user = await paying.signIn();
  if (user?.role === 'customer') await pay(paying, user);
};
