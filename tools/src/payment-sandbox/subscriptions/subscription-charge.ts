import { CARD_FAILURES } from '../payments/failure.ts';
import { repeatedPayment } from '../payments/payment-entity.ts';
import { invalidRequest } from '../protocol/razorpay-error.ts';
import { unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Subscription } from '../store/subscription-entities.ts';
import { endAsCancelled, getSubscription } from './subscription.commands.ts';
import { beginCycle, billOf } from './subscription-bill.ts';
import { attemptChanges, chargedChanges, failedChanges } from './subscription-changes.ts';

/**
 * Charges the next cycle now, or retries the one whose charge failed; both also happen automatically when due. A
 * subscription that was to be cancelled at the end of its cycle ends instead.
 *
 * @throws RazorpayError 400 for a subscription that is not authenticated, has ended, or is paused.
 */
export const chargeSubscription = (ledger: Ledger, id: string, fail = false): Subscription => {
  const stored = getSubscription(ledger, id);
  const { status, current_end, start_at, change_scheduled_at } = stored.subscription;
  if (!['authenticated', 'active', 'pending', 'halted'].includes(status)) {
    throw invalidRequest(`The subscription is ${status}: it cannot be charged.`);
  }
  if (change_scheduled_at !== null) return endAsCancelled(ledger, stored);
  const retries = status === 'pending' || status === 'halted';
  const due = retries ? stored : beginCycle(ledger, stored, current_end ?? start_at ?? unixNow());
  const bill = billOf(ledger, due);
  const authenticatedBy = ledger.payments.get(stored.paymentId ?? '');
  if (!authenticatedBy) throw invalidRequest('The subscription was never authenticated.');
  const failure = fail ? CARD_FAILURES.insufficientFund : undefined;
  const payment = repeatedPayment(authenticatedBy, bill.order, failure, bill.invoice.id);
  ledger.commit(
    failure
      ? [...failedChanges(payment, bill), ...attemptChanges(due, payment)]
      : chargedChanges(due, payment, bill),
  );
  return getSubscription(ledger, id).subscription;
};
