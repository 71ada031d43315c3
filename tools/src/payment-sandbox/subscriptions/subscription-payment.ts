import type { Failure } from '../payments/failure.ts';
import { newOrder } from '../payments/order.commands.ts';
import { withAttempt } from '../payments/payment.commands.ts';
import { newPayment } from '../payments/payment-entity.ts';
import { type ReadPayRequest, readPayRequest } from '../payments/payment-request.ts';
import { newEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, RazorpayError } from '../protocol/razorpay-error.ts';
import { type Payment, unixNow } from '../store/entities.ts';
import type { Change, Ledger } from '../store/ledger.ts';
import type { StoredSubscription, Subscription } from '../store/subscription-entities.ts';
import { raise } from '../webhooks/webhook-event.ts';
import { getPlan } from './plan.commands.ts';
import { getSubscription } from './subscription.commands.ts';
import { beginCycle, billOf } from './subscription-bill.ts';
import { chargedChanges, failedChanges } from './subscription-changes.ts';

/** Paise that verify the payment method where the subscription starts later; authorized only, never captured. */
const AUTHENTICATION_AMOUNT = 500;

/** What the customer has to pay in checkout now, in paise. */
export const amountToPay = (ledger: Ledger, { subscription }: StoredSubscription): number => {
  if (subscription.status === 'created' && subscription.start_at !== null) return AUTHENTICATION_AMOUNT;
  return getPlan(ledger, subscription.plan_id).item.amount * subscription.quantity;
};

/** @throws RazorpayError 400 for a subscription that needs no payment in checkout. */
export const getPayableSubscription = (ledger: Ledger, id: string): StoredSubscription => {
  const stored = getSubscription(ledger, id);
  if (!['created', 'pending', 'halted'].includes(stored.subscription.status)) {
    throw invalidRequest(`The subscription is ${stored.subscription.status}: it waits for no payment.`);
  }
  return stored;
};

/**
 * What the customer does in checkout: authenticates the subscription, and pays its first cycle where it starts at once;
 * or pays a cycle whose charge failed, and changes the payment method from then on.
 *
 * @throws RazorpayError 400 where it needs no payment, and for a payment that failed.
 */
export const paySubscription = (ledger: Ledger, id: string, body: unknown): Payment => {
  const stored = getPayableSubscription(ledger, id);
  const { subscription } = stored;
  const attempt = readPayRequest(body);
  if (attempt.lateSeconds !== undefined) {
    throw invalidRequest('A subscription cannot be paid late.', { field: 'late' });
  }
  const begins = subscription.status === 'created';
  if (begins && subscription.start_at !== null) return authenticateOnly(ledger, stored, attempt);
  const due = begins ? beginCycle(ledger, stored, unixNow()) : stored;
  const bill = billOf(ledger, due);
  const payment = newPayment(bill.order, attempt, bill.invoice.id);
  if (attempt.failure) {
    // A failed authentication starts no cycle; the bill and the attempt stay on record.
    ledger.commit(failedChanges(payment, bill));
    throw failedInCheckout(payment, attempt.failure);
  }
  ledger.commit(chargedChanges({ ...due, paymentId: payment.id }, payment, bill));
  return ledger.payments.get(payment.id) ?? payment;
};

const authenticateOnly = (ledger: Ledger, stored: StoredSubscription, attempt: ReadPayRequest): Payment => {
  const order = newOrder({ amount: AUTHENTICATION_AMOUNT, receipt: null, notes: [] });
  const payment = newPayment(order, attempt);
  const tried: Change = { kind: 'order', order: withAttempt(order), autoCapture: false };
  if (attempt.failure) {
    ledger.commit([{ kind: 'payment', payment }, tried, raise({ event: 'payment.failed', payment })]);
    throw failedInCheckout(payment, attempt.failure);
  }
  const subscription: Subscription = {
    ...stored.subscription,
    status: 'authenticated',
    customer_id: newEntityId('cust'),
  };
  ledger.commit([
    { kind: 'payment', payment },
    tried,
    { kind: 'subscription', ...stored, subscription, paymentId: payment.id },
    raise({ event: 'payment.authorized', payment }),
    raise({ event: 'subscription.authenticated', subscription }),
  ]);
  return payment;
};

const failedInCheckout = ({ id, order_id }: Payment, failure: Failure): RazorpayError => {
  return new RazorpayError(400, { ...failure, metadata: { payment_id: id, order_id } });
};
