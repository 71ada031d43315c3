import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isEntityId, newEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, plainError, unknownId } from '../protocol/razorpay-error.ts';
import { amountField, notesField, parseBody, receiptField } from '../protocol/request-body.ts';
import { type Payment, type Refund, unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import { raise } from '../webhooks/webhook-event.ts';
import { getPayment } from './payment.commands.ts';

const refundBody = z.strictObject({
  amount: amountField('The amount must be an integer.')
    .min(100, 'The amount must be at least INR 1.00')
    .optional(),
  speed: z.enum(['normal', 'optimum'], 'The speed must be normal or optimum.').default('normal'),
  notes: notesField,
  receipt: receiptField,
});
type RefundRequest = z.infer<typeof refundBody>;

/** @throws RazorpayError 400 for a malformed id, or one that does not exist. */
export const getRefund = (ledger: Ledger, id: string): Refund => {
  if (!isEntityId('rfnd', id)) throw invalidRequest(`${id} is not a valid id`);
  const refund = ledger.refunds.get(id);
  if (!refund) throw unknownId();
  return refund;
};

/** Every refund of the payment, newest first. */
export const listPaymentRefunds = (ledger: Ledger, paymentId: string): Refund[] => {
  getPayment(ledger, paymentId);
  return [...ledger.refunds.values()].filter((refund) => refund.payment_id === paymentId).reverse();
};

/**
 * `POST /v1/payments/:id/refund`: refunds a part, or without `amount` all that is left.
 *
 * @param idempotencyKey the `X-Refund-Idempotency` header: the same key with the same request returns the first refund
 *   again.
 * @throws RazorpayError 400 for a payment that is not captured, an amount beyond what is left, a key of
 * another shape (10 or more letters, digits, hyphens, underscores) or a key used for another request.
 */
export const refundPayment = (
  ledger: Ledger,
  paymentId: string,
  requestBody: unknown,
  idempotencyKey: string | undefined,
): Refund => {
  const payment = getPayment(ledger, paymentId);
  const body = parseBody(refundBody, requestBody);
  const request = JSON.stringify([paymentId, body]);
  if (idempotencyKey !== undefined) {
    const earlier = findEarlier(ledger, idempotencyKey, request);
    if (earlier) return earlier;
  }
  const refund = newRefund(payment, body, refundableAmount(payment, body.amount));
  const refunding = withRefunded(payment, refund.amount);
  ledger.commit([
    {
      kind: 'refund',
      refund,
      ...(idempotencyKey === undefined ? {} : { idempotency: { key: idempotencyKey, request } }),
    },
    { kind: 'payment', payment: refunding },
    raise({ event: 'refund.created', refund, payment: refunding }),
  ]);
  const { refunds } = ledger.behaviour;
  if (refunds === 'instant') return settleRefund(ledger, refund.id, 'processed');
  if (refunds === 'fail') settleRefund(ledger, refund.id, 'failed');
  return refund;
};

/**
 * Applies the bank's answer to a pending refund. A failed one no longer counts as refunded.
 *
 * @throws RazorpayError 400 for an unknown refund, or one that is not pending.
 */
export const settleRefund = (ledger: Ledger, id: string, outcome: 'processed' | 'failed'): Refund => {
  const pending = getRefund(ledger, id);
  if (pending.status !== 'pending') throw invalidRequest(`The refund is ${pending.status} already.`);
  const before = getPayment(ledger, pending.payment_id);
  if (outcome === 'failed') {
    const refund: Refund = { ...pending, status: 'failed' };
    const payment = withRefunded(before, -refund.amount);
    ledger.commit([
      { kind: 'refund', refund },
      { kind: 'payment', payment },
      raise({ event: 'refund.failed', refund, payment }),
    ]);
    return refund;
  }
  const refund: Refund = {
    ...pending,
    status: 'processed',
    speed_processed: 'normal',
    acquirer_data: { arn: String(randomInt(10_000_000_000_000)).padStart(14, '1') },
  };
  ledger.commit([{ kind: 'refund', refund }, raise({ event: 'refund.processed', refund, payment: before })]);
  return refund;
};

const findEarlier = (ledger: Ledger, key: string, request: string): Refund | undefined => {
  if (!/^[0-9A-Za-z_-]{10,}$/.test(key)) {
    throw invalidRequest(
      'The idempotency key must be at least 10 characters: letters, digits, hyphens and underscores.',
    );
  }
  const earlier = ledger.refundsByKey.get(key);
  if (earlier && earlier.request !== request) {
    throw plainError(
      400,
      'BAD_REQUEST_ERROR',
      'Different request with the same idempotency key has already been processed.',
    );
  }
  return earlier && getRefund(ledger, earlier.refundId);
};

/** Paise to refund, checked against what was captured and not yet refunded. */
const refundableAmount = (payment: Payment, asked: number | undefined): number => {
  if (!payment.captured) throw invalidRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  if (left === 0) throw invalidRequest('The payment has been fully refunded already');
  const amount = asked ?? left;
  if (amount > payment.amount) {
    throw invalidRequest('The refund amount provided is greater than amount captured', { field: 'amount' });
  }
  if (amount > left) {
    throw invalidRequest('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  }
  return amount;
};

const newRefund = (payment: Payment, body: RefundRequest, amount: number): Refund => {
  return {
    id: newEntityId('rfnd'),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    notes: body.notes,
    receipt: body.receipt,
    acquirer_data: { arn: null },
    created_at: unixNow(),
    batch_id: null,
    status: 'pending',
    speed_processed: null,
    speed_requested: body.speed,
  };
};

/** The payment with this many paise more (or, if negative, fewer) refunded. */
const withRefunded = (payment: Payment, amount: number): Payment => {
  const amount_refunded = payment.amount_refunded + amount;
  if (amount_refunded === payment.amount) {
    return { ...payment, amount_refunded, refund_status: 'full', status: 'refunded' };
  }
  return {
    ...payment,
    amount_refunded,
    refund_status: amount_refunded === 0 ? null : 'partial',
    status: 'captured',
  };
};
