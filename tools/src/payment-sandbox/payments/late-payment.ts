import { invalidRequest } from '../protocol/razorpay-error.ts';
import { type Payment, unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import { authorizedChanges, getPayment } from './payment.commands.ts';
import { succeeded } from './payment-entity.ts';

/**
 * The bank's late agreement: a payment that timed out is authorized, and captured where its order is still open
 * (Razorpay, "Late Payment Authorisations"). On an order that is paid by then it stays authorized.
 *
 * @throws RazorpayError 400 for an unknown payment, or one that did not time out.
 */
export const authoriseLate = (ledger: Ledger, paymentId: string): Payment => {
  const payment = getPayment(ledger, paymentId);
  if (payment.status !== 'failed' || payment.error_reason !== 'payment_timed_out') {
    throw invalidRequest('Only a payment that timed out can be authorised late.');
  }
  const stored = ledger.orders.get(payment.order_id);
  if (!stored) throw invalidRequest('The payment belongs to no order.');
  ledger.commit(authorizedChanges(ledger, succeeded(payment), stored));
  return getPayment(ledger, paymentId);
};

/** Authorises each payment that is due, including those that became due while the sandbox was stopped. */
export const authoriseDue = (ledger: Ledger, now = unixNow()): void => {
  for (const [paymentId, dueAt] of [...ledger.lateAuthorisations]) {
    if (dueAt <= now) authoriseLate(ledger, paymentId);
  }
};
