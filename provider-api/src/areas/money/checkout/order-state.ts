import { addMinutes, HOLD_MINUTES } from '@sundara/contracts';
import type { PaymentState } from '@sundara/contracts/api';
import { nextCheckAt } from '../settlement/rules/reconcile-gaps.ts';
import type { OrderRows } from './order-state.repository.ts';

/** The facts that decide where the money of an order is. */
export interface OrderFacts {
  readonly payment: Pick<OrderRows['payment'], 'gatewayPaymentId' | 'status' | 'createdAt' | 'checkedAt'>;
  readonly booking: Pick<OrderRows['booking'], 'status' | 'holdExpiresAt' | 'holdExtendedAt' | 'updatedAt'>;
  readonly refunds: readonly Pick<OrderRows['refunds'][number], 'gatewayPaymentId' | 'status'>[];
  readonly shownAt: OrderRows['shownAt'];
}

/** A gateway check within this time before a hold's end counts as a check at its end. */
const ASKED_AT_END_MINUTES = 1;

/**
 * Where the money of an order is (`PAYMENT_STATES` of the contract). A captured payment decides first: by its refunds,
 * or else as booked. Before that the state is `open` or `failed` while the time is held. Whenever a payment may be in
 * progress whose outcome we don't know, the state is `checking`: nobody is asked to pay twice, and nobody is told that
 * nothing was paid before the gateway has confirmed it.
 */
export const stateOf = (order: OrderFacts, now: Date): PaymentState => {
  const { payment, refunds } = order;
  if (payment.gatewayPaymentId !== null) {
    const own = refunds.filter(({ gatewayPaymentId }) => gatewayPaymentId === payment.gatewayPaymentId);
    if (own.length === 0) return payment.status === 'refund_due' ? 'refunding' : 'booked';
    return own.every(({ status }) => status === 'processed') ? 'refunded' : 'refunding';
  }
  if (isBeingChecked(order, now)) return 'checking';
  if (holdStands(order, now)) return payment.status === 'failed' ? 'failed' : 'open';
  return 'lapsed';
};

/** Whether the order can be paid with the time still held. */
export const holdStands = ({ booking: { status, holdExpiresAt } }: OrderFacts, now: Date): boolean =>
  status === 'held' && holdExpiresAt !== null && holdExpiresAt > now;

/** When the time of an unpaid order became free: at the end of its hold, or earlier if the hold was released. */
export const holdEndOf = ({ booking, payment }: OrderFacts): Date => {
  const end = booking.holdExpiresAt ?? addMinutes(payment.createdAt, HOLD_MINUTES);
  return booking.status === 'expired' && booking.updatedAt < end ? booking.updatedAt : end;
};

const isBeingChecked = (order: OrderFacts, now: Date): boolean => {
  const { payment, shownAt } = order;
  // After 72 hours a bank has given back whatever was not captured.
  if (!nextCheckAt(payment.createdAt, now)) return false;
  const isShown = shownAt !== undefined && !(payment.checkedAt && payment.checkedAt > shownAt);
  if (isShown || isUnderWay(order)) return true;
  const asked = payment.checkedAt && addMinutes(payment.checkedAt, ASKED_AT_END_MINUTES);
  return !holdStands(order, now) && !(asked && asked >= holdEndOf(order));
};

/**
 * A hold is prolonged only for a payment that the bank has granted. Reports about other attempts do not affect that
 * payment: in the end it is captured, or the gateway no longer knows it (`forgetPaymentUnderWay`).
 */
const isUnderWay = ({ booking: { holdExtendedAt } }: OrderFacts): boolean => holdExtendedAt !== null;
