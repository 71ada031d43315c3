import type { GatewayPayment } from '../../gateway/gateway.ts';
import type { PaymentRecord } from '../../payments/payment.repository.ts';

/**
 * The outcome of a payment: its visit is booked; or its time was gone and all of it is refunded; or the order is not
 * ours (unknown order); or it is not what the order asks for (amount, currency, not captured).
 */
export type Settlement =
  | { readonly outcome: 'booked' | 'refunded'; readonly bookingId: string }
  | { readonly outcome: 'unknown-order' | 'not-as-ordered' };

/** Captured in full, and no part of it was refunded by hand. */
export const isAsOrdered = (
  { amountPaise }: Pick<PaymentRecord, 'amountPaise'>,
  paid: Omit<GatewayPayment, 'errorDescription' | 'createdAt'>,
): boolean =>
  paid.status === 'captured' &&
  paid.currency === 'INR' &&
  paid.amountPaise === amountPaise &&
  paid.refundedPaise === 0;

/** The outcome of an order's first payment. A booking that was cancelled later still counts as booked. */
export const outcomeOf = ({
  bookingId,
  confirmedAt,
}: Pick<PaymentRecord, 'bookingId' | 'confirmedAt'>): Settlement => ({
  outcome: confirmedAt ? 'booked' : 'refunded',
  bookingId,
});
