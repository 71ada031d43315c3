import {
  formatClock,
  formatDayAndClock,
  formatRupees,
  paymentMethodLabel,
  rupeesOf,
} from '@sundara/contracts';
import type { PaymentState } from '@sundara/contracts/api';
import type { RefundRow } from '../refunds/refunds.repository.ts';
import type { OrderRows } from './order-state.repository.ts';
import { holdEndOf, holdStands } from './order-state.ts';

interface Happening {
  readonly at: Date;
  readonly text: string;
}

const money = (paise: number): string => formatRupees(rupeesOf(paise));

const CANCELLED_BY = {
  customer: 'You cancelled the visit.',
  salon: 'The salon cancelled the visit.',
  admin: 'Sundara cancelled the visit.',
} as const;

/** What happened to an order and its visit, oldest first, worded for the customer. */
export const timelineOf = (order: OrderRows, state: PaymentState, now: Date): readonly Happening[] =>
  [
    ...beforePayment(order, state, now),
    ...visitEvents(order),
    ...order.refunds.flatMap((refund) => refundEvents(refund, order.payment)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());

const beforePayment = (order: OrderRows, state: PaymentState, now: Date): readonly Happening[] => {
  const { booking, payment } = order;
  const events: Happening[] = [
    { at: payment.createdAt, text: `You began to pay ${money(payment.amountPaise)}.` },
  ];
  if (holdStands(order, now) && booking.holdExpiresAt) {
    const until = formatClock(booking.holdExpiresAt);
    events.push(
      booking.holdExtendedAt
        ? { at: booking.holdExtendedAt, text: `A payment is under way; your time is held until ${until}.` }
        : { at: payment.createdAt, text: `Your time is held until ${until}.` },
    );
  }
  if (payment.status === 'failed') {
    const text = payment.failure
      ? `Payment failed: ${payment.failure}`
      : 'Payment failed. No money was taken.';
    events.push({ at: payment.failedAt ?? payment.updatedAt, text });
  }
  if (state === 'lapsed') {
    events.push({ at: holdEndOf(order), text: 'Nothing was paid, so your time is free again.' });
  }
  return events;
};

const visitEvents = ({ booking, payment, start }: OrderRows): readonly Happening[] => {
  const { status, sequence, confirmedAt, cancelledAt, cancelledBy, updatedAt } = booking;
  const time = formatDayAndClock(start);
  const isMoved = sequence > 0 && (status === 'confirmed' || status === 'pending');
  const by = payment.method ? ` by ${paymentMethodLabel(payment.method)}` : '';
  return [
    ...(payment.capturedAt
      ? [{ at: payment.capturedAt, text: `We received ${money(payment.amountPaise)}${by}.` }]
      : []),
    ...(confirmedAt
      ? [
          {
            at: confirmedAt,
            text: sequence > 0 ? 'Your visit was booked.' : `Your visit is booked: ${time}.`,
          },
        ]
      : []),
    ...(isMoved ? [{ at: updatedAt, text: `Your visit was moved to ${time}.` }] : []),
    ...(cancelledAt
      ? [{ at: cancelledAt, text: cancelledBy ? CANCELLED_BY[cancelledBy] : 'The visit was cancelled.' }]
      : []),
  ];
};

const WHY: Readonly<Record<string, (amount: string) => string>> = {
  'slot-gone': (amount) =>
    `Your payment came after your time was free again, and it was taken. All of it goes back to you: ${amount}.`,
  'paid-twice': (amount) => `You paid a second time, which buys nothing: ${amount} goes back to you.`,
};

const refundEvents = (refund: RefundRow, payment: OrderRows['payment']): readonly Happening[] => {
  const amount = money(refund.amountPaise);
  const why = WHY[refund.reason]?.(amount) ?? `${amount} is on its way back to you.`;
  const due = { at: refund.createdAt, text: why };
  if (refund.status === 'failed') {
    const text = `The bank did not take ${amount} back. We are looking into it; the money stays yours.`;
    return [due, { at: refund.updatedAt, text }];
  }
  if (refund.status !== 'processed' || !refund.processedAt) return [due];
  // The method of a second payment is unknown.
  const method = refund.gatewayPaymentId === payment.gatewayPaymentId ? payment.method : null;
  const where = method ? ` (${paymentMethodLabel(method)})` : '';
  const text = `${amount} was sent back the way you paid${where}. Banks take 5 to 7 business days to show it.`;
  return [due, { at: refund.processedAt, text }];
};
