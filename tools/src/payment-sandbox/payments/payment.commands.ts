import { z } from 'zod';
import { isEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, RazorpayError, unknownId } from '../protocol/razorpay-error.ts';
import { amountField, parseBody } from '../protocol/request-body.ts';
import { type Order, type Payment, unixNow } from '../store/entities.ts';
import type { Change, Ledger } from '../store/ledger.ts';
import { raise } from '../webhooks/webhook-event.ts';
import { admitDemoPayment } from './demo-payment.ts';
import { captured, newPayment } from './payment-entity.ts';
import { readPayRequest } from './payment-request.ts';

/** @throws RazorpayError 400 for a malformed id, or one that does not exist. */
export const getPayment = (ledger: Ledger, id: string): Payment => {
  if (!isEntityId('pay', id)) throw invalidRequest(`${id} is not a valid id`);
  const payment = ledger.payments.get(id) ?? admitDemoPayment(ledger, id);
  if (!payment) throw unknownId();
  return payment;
};

interface StoredOrder {
  order: Order;
  autoCapture: boolean;
}

/**
 * What the customer does in checkout: one attempt on the order with a test instrument.
 * Success is captured at once, unless the order or the sandbox's behaviour asks for manual capture.
 *
 * @throws RazorpayError 404 for an unknown order; 400 for an order that is paid, for an invalid request, which makes no
 *   payment, and for a payment that failed (then recorded, its ids in `metadata`).
 */
export const payOrder = (ledger: Ledger, orderId: string, body: unknown): Payment => {
  const stored = getPayableOrder(ledger, orderId);
  const attempt = readPayRequest(body);
  const { failure, lateSeconds } = attempt;
  const payment = newPayment(stored.order, attempt);
  const attempted = { ...stored, order: withAttempt(stored.order) };
  if (failure) {
    ledger.commit([
      { kind: 'payment', payment },
      { kind: 'order', ...attempted },
      raise({ event: 'payment.failed', payment }),
      ...lateChange(payment, lateSeconds),
    ]);
    throw new RazorpayError(400, {
      ...failure,
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    });
  }
  ledger.commit(authorizedChanges(ledger, payment, attempted));
  return getPayment(ledger, payment.id);
};

/** The payment as authorized and, unless something prevents it, captured. */
export const authorizedChanges = (ledger: Ledger, payment: Payment, stored: StoredOrder): Change[] => {
  const authorized: Change[] = [
    { kind: 'payment', payment },
    { kind: 'order', ...stored },
    raise({ event: 'payment.authorized', payment }),
  ];
  const captureNow =
    stored.autoCapture && ledger.behaviour.capture === 'automatic' && stored.order.status !== 'paid';
  return captureNow ? [...authorized, ...captureChanges(payment, stored)] : authorized;
};

/** The order after one more attempt to pay it. */
export const withAttempt = (order: Order): Order => {
  return { ...order, status: 'attempted', attempts: order.attempts + 1 };
};

const lateChange = ({ id }: Payment, lateSeconds: number | undefined): Change[] => {
  if (lateSeconds === undefined) return [];
  return [{ kind: 'late', paymentId: id, dueAt: unixNow() + lateSeconds }];
};

const captureBody = z.strictObject({
  amount: amountField('amount: is required.'),
  currency: z.literal('INR', 'Currency should be the same as that of the payment.').default('INR'),
});

/**
 * `POST /v1/payments/:id/capture`: the whole authorized amount, once.
 *
 * @throws RazorpayError 400 where the payment is not authorized, the amount differs, or the order is paid.
 */
export const capturePayment = (ledger: Ledger, id: string, requestBody: unknown): Payment => {
  const payment = getPayment(ledger, id);
  const { amount } = parseBody(captureBody, requestBody);
  if (payment.captured) throw invalidRequest('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw invalidRequest('Only payments which have been authorized and not yet captured can be captured');
  }
  if (amount !== payment.amount) {
    throw invalidRequest('Capture amount must be equal to the amount authorized', { field: 'amount' });
  }
  ledger.commit(captureChanges(payment, getPayableOrder(ledger, payment.order_id)));
  return getPayment(ledger, id);
};

/** @throws RazorpayError 404 for an unknown order, 400 for one that a captured payment already settled. */
export const getPayableOrder = (ledger: Ledger, orderId: string): StoredOrder => {
  const stored = ledger.orders.get(orderId);
  if (!stored) throw new RazorpayError(404, unknownId().detail);
  if (stored.order.status === 'paid') {
    const { detail } = invalidRequest(
      'The payment was declined as the order is already paid. Please pay with a new order.',
      { reason: 'order_already_paid' },
    );
    throw new RazorpayError(400, { ...detail, metadata: { order_id: orderId } });
  }
  return stored;
};

/** The payment captured, its order settled, and the events of both. */
export const captureChanges = (authorized: Payment, { order, autoCapture }: StoredOrder): Change[] => {
  const payment = captured(authorized);
  const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 };
  return [
    { kind: 'payment', payment },
    { kind: 'order', order: paid, autoCapture },
    raise({ event: 'payment.captured', payment }),
    raise({ event: 'order.paid', payment, order: paid }),
  ];
};
