import { randomInt } from 'node:crypto';
import { newEntityId } from '../protocol/entity-id.ts';
import { type Card, type Order, type Payment, unixNow } from '../store/entities.ts';
import type { Failure } from './failure.ts';
import type { ReadPayRequest } from './payment-request.ts';
import { isInternational, type TestInstrument } from './test-instrument.ts';

/** A new attempt on the order: authorized, or failed where a failure is given. */
export const newPayment = (
  order: Order,
  { request, instrument, failure }: ReadPayRequest,
  invoiceId: string | null = null,
): Payment => {
  const card = request.method === 'card' ? newCard(instrument) : undefined;
  return {
    id: newEntityId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: failure ? 'failed' : 'authorized',
    order_id: order.id,
    invoice_id: invoiceId,
    international: isInternational(instrument),
    method: request.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: request.description ?? null,
    card_id: card?.id ?? null,
    ...(card ? { card } : {}),
    bank: null,
    wallet: null,
    vpa: request.method === 'upi' ? request.vpa.trim().toLowerCase() : null,
    // The address that Razorpay writes where the customer gave none.
    email: request.email || 'void@razorpay.com',
    contact: request.contact || null,
    notes: request.notes,
    fee: null,
    tax: null,
    ...errorFields(failure),
    acquirer_data: acquirerData(request.method, failure !== undefined),
    created_at: unixNow(),
  };
};

/** A new attempt on another order, made the same way as an earlier payment without asking the customer. */
export const repeatedPayment = (
  earlier: Payment,
  order: Order,
  failure: Failure | undefined,
  invoiceId: string,
): Payment => {
  return {
    ...earlier,
    id: newEntityId('pay'),
    amount: order.amount,
    status: failure ? 'failed' : 'authorized',
    order_id: order.id,
    invoice_id: invoiceId,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: 'Recurring Payment via Subscription',
    fee: null,
    tax: null,
    ...errorFields(failure),
    acquirer_data: acquirerData(earlier.method, failure !== undefined),
    created_at: unixNow(),
  };
};

/** The payment after the bank agreed to it late: authorized, and without its failure details. */
export const succeeded = (failed: Payment): Payment => {
  return {
    ...failed,
    status: 'authorized',
    ...errorFields(undefined),
    acquirer_data: acquirerData(failed.method, false),
  };
};

/** The payment after capture, with the standard fee of 2% and 18% tax on it, in whole paise. */
export const captured = (payment: Payment): Payment => {
  const commission = Math.round(payment.amount * 0.02);
  const tax = Math.round(commission * 0.18);
  return { ...payment, status: 'captured', captured: true, fee: commission + tax, tax };
};

/** As the payments API shows it: the card only with `expand[]=card`. */
export const presentPayment = (payment: Payment, expandCard: boolean): Payment => {
  if (expandCard) return payment;
  const { card: _card, ...rest } = payment;
  return rest;
};

const errorFields = (failure: Failure | undefined) => {
  return {
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
  };
};

const newCard = (instrument: TestInstrument): Card => {
  return {
    id: newEntityId('card'),
    entity: 'card',
    name: '',
    last4: instrument.value.slice(-4),
    network: instrument.network ?? 'Visa',
    type: instrument.group === 'subscription' ? 'credit' : 'debit',
    issuer: null,
    international: isInternational(instrument),
    emi: false,
    sub_type: 'consumer',
  };
};

const acquirerData = (method: 'card' | 'upi', failed: boolean): Payment['acquirer_data'] => {
  if (method === 'card') return { auth_code: failed ? null : String(randomInt(100_000, 1_000_000)) };
  return { rrn: failed ? null : String(randomInt(100_000_000_000, 1_000_000_000_000)) };
};
