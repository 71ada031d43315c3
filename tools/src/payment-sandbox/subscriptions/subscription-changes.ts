import { captureChanges, withAttempt } from '../payments/payment.commands.ts';
import { newEntityId } from '../protocol/entity-id.ts';
import { type Payment, unixNow } from '../store/entities.ts';
import type { Change } from '../store/ledger.ts';
import type { StoredSubscription, Subscription } from '../store/subscription-entities.ts';
import { raise } from '../webhooks/webhook-event.ts';
import type { Bill } from './subscription-bill.ts';

/** A charge and three retries; then the subscription is halted (Razorpay, "Payment Retries"). */
const MOST_ATTEMPTS = 4;
const RETRY_GAP_SECONDS = 86_400;

/** The changes when the cycle is paid: to payment, order, bill and subscription, with the events in their order. */
export const chargedChanges = (
  due: StoredSubscription,
  payment: Payment,
  { order, invoice }: Bill,
): Change[] => {
  const before = due.subscription;
  const isLast = due.cycles >= before.total_count;
  const active: Subscription = {
    ...before,
    status: 'active',
    customer_id: before.customer_id ?? newEntityId('cust'),
    auth_attempts: 0,
    paid_count: before.paid_count + 1,
    charge_at: isLast ? null : before.current_end,
  };
  const after: Subscription = isLast ? { ...active, status: 'completed', ended_at: unixNow() } : active;
  const changes = captureChanges(payment, { order: withAttempt(order), autoCapture: true });
  const captured = changes.flatMap((change) => (change.kind === 'payment' ? [change.payment] : []));
  const [charged = payment] = captured;
  const told: Subscription = { ...before, status: 'authenticated', customer_id: active.customer_id };
  return [
    raise({ event: 'payment.authorized', payment }),
    ...changes,
    {
      kind: 'invoice',
      invoice: {
        ...invoice,
        customer_id: active.customer_id,
        payment_id: payment.id,
        status: 'paid',
        paid_at: unixNow(),
        amount_paid: invoice.amount,
        amount_due: 0,
        billing_start: before.current_start,
        billing_end: before.current_end,
      },
    },
    { kind: 'subscription', ...due, subscription: after },
    ...(before.status === 'created'
      ? [raise({ event: 'subscription.authenticated', subscription: told })]
      : []),
    ...(before.status === 'active'
      ? []
      : [raise({ event: 'subscription.activated', subscription: active, payment: charged })]),
    raise({ event: 'subscription.charged', subscription: active, payment: charged }),
    ...(isLast ? [raise({ event: 'subscription.completed', subscription: after, payment: charged })] : []),
  ];
};

/** The changes when a payment of the bill failed; the bill stays open. */
export const failedChanges = (payment: Payment, { order, invoice }: Bill): Change[] => {
  return [
    { kind: 'payment', payment },
    { kind: 'order', order: withAttempt(order), autoCapture: true },
    { kind: 'invoice', invoice },
    raise({ event: 'payment.failed', payment }),
  ];
};

/** The changes after one more failed charge: pending, and retried a day later, until it is halted. */
export const attemptChanges = (due: StoredSubscription, payment: Payment): Change[] => {
  const auth_attempts = Math.min(due.subscription.auth_attempts + 1, MOST_ATTEMPTS);
  const halted = auth_attempts === MOST_ATTEMPTS;
  const subscription: Subscription = {
    ...due.subscription,
    status: halted ? 'halted' : 'pending',
    auth_attempts,
    charge_at: halted ? null : (due.subscription.charge_at ?? unixNow()) + RETRY_GAP_SECONDS,
  };
  return [
    { kind: 'subscription', ...due, subscription },
    raise({ event: halted ? 'subscription.halted' : 'subscription.pending', subscription, payment }),
  ];
};
