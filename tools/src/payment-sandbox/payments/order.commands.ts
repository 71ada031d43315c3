import { z } from 'zod';
import { isEntityId, newEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, unknownId } from '../protocol/razorpay-error.ts';
import { amountField, notesField, parseBody, receiptField } from '../protocol/request-body.ts';
import { type Order, type Payment, unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';

/** In paise: Razorpay accepts no order below one rupee. */
const MINIMUM_AMOUNT = 100;

const createOrderBody = z.strictObject({
  amount: amountField('amount: is required.'),
  currency: z.string('The currency must be a string.').default('INR'),
  receipt: receiptField,
  notes: notesField,
  /** The older and the newer way to request manual capture; the default is automatic. */
  payment_capture: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(true),
  payment: z.looseObject({ capture: z.enum(['automatic', 'manual']) }).optional(),
});

/**
 * `POST /v1/orders`.
 *
 * @throws RazorpayError 400 for an amount that is no integer of at least 100 paise, a currency other
 * than INR, a receipt over 40 characters, or a field that Razorpay does not know.
 */
export const createOrder = (ledger: Ledger, requestBody: unknown): Order => {
  const body = parseBody(createOrderBody, requestBody);
  if (body.amount < MINIMUM_AMOUNT) {
    throw invalidRequest('Order amount less than minimum amount allowed', {
      field: 'amount',
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
    });
  }
  if (body.currency !== 'INR') {
    throw invalidRequest('Currency is not supported', { field: 'currency' });
  }
  const order = newOrder(body);
  const autoCapture = Boolean(body.payment_capture) && body.payment?.capture !== 'manual';
  ledger.commit([{ kind: 'order', order, autoCapture }]);
  return order;
};

/** An order that nobody has tried to pay; not committed yet. */
export const newOrder = ({ amount, receipt, notes }: Pick<Order, 'amount' | 'receipt' | 'notes'>): Order => {
  return {
    id: newEntityId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: unixNow(),
  };
};

/** @throws RazorpayError 400 for a malformed id, or one that does not exist. */
export const getOrder = (ledger: Ledger, id: string): Order => {
  if (!isEntityId('order', id)) throw invalidRequest(`${id} is not a valid id`);
  const stored = ledger.orders.get(id);
  if (!stored) throw unknownId();
  return stored.order;
};

/** Every attempt on the order, newest first. */
export const listOrderPayments = (ledger: Ledger, orderId: string): Payment[] => {
  getOrder(ledger, orderId);
  return [...ledger.payments.values()].filter((payment) => payment.order_id === orderId).reverse();
};
