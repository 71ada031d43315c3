import { and, eq } from 'drizzle-orm';
import { confirmBooking } from '../bookings/confirm-booking.command.ts';
import { lockSalon } from '../bookings/seats.repository.ts';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { MAIL_BOOKING_CONFIRMED } from '../mail/booking-mail.jobs.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { outbox } from '../outbox/outbox.tables.ts';
import type { GatewayPayment } from './gateway.ts';
import { findPaymentByOrder, lockPayment, type PaymentRecord, writeCapture } from './payment.repository.ts';
import { PAYMENT_REFUND } from './refund.job.ts';

/**
 * What became of a payment: its visit is booked; or there was no seat for it any more and all of it goes back; or
 * it is none of ours (unknown order); or it is not what the order asks for (amount, currency, not captured).
 */
export type Settlement =
  | { readonly outcome: 'booked' | 'refunded'; readonly bookingId: string }
  | { readonly outcome: 'unknown-order' | 'not-as-ordered' };

/**
 * The one door through which money becomes a booking (resolutions M6): verify, webhook and whatever may come later
 * bring here what the GATEWAY says about a payment. Safe to repeat, at once and in any order; moves only forward.
 * One transaction: payment, booking, counts and the jobs for mail or refund stand or fall together.
 */
export const settlePayment = async (
  database: Database,
  paid: GatewayPayment,
  now: Date,
): Promise<Settlement> => {
  const record = paid.orderId === undefined ? undefined : await findPaymentByOrder(database.db, paid.orderId);
  if (!record) return { outcome: 'unknown-order' };
  const asOrdered =
    paid.status === 'captured' && paid.currency === 'INR' && paid.amountPaise === record.amountPaise;
  if (!asOrdered) return { outcome: 'not-as-ordered' };
  return database.transaction((tx) => settle(tx, record, paid, now));
};

const settle = async (
  tx: TransactionHandle,
  record: PaymentRecord,
  paid: GatewayPayment,
  now: Date,
): Promise<Settlement> => {
  const { bookingId, salonId } = record;
  const salon = await lockSalon(tx, salonId);
  const locked = salon && (await lockPayment(tx, record));
  if (!locked) throw new Error(`The booking ${bookingId} of a paid order is gone.`);
  const { payment, booking } = locked;

  if (payment.status !== 'created' && payment.status !== 'failed') {
    if (payment.gatewayPaymentId !== paid.id) await refundSecondPayment(tx, record, paid);
    return { outcome: payment.status === 'paid' ? 'booked' : 'refunded', bookingId };
  }
  const confirmed = await confirmBooking(tx, { ...booking, id: bookingId, salonId, salon }, now);
  const { id: gatewayPaymentId, method, amountPaise } = paid;
  const status = confirmed ? 'paid' : 'refund_due';
  await writeCapture(tx, record.id, { gatewayPaymentId, method, status }, now);
  if (confirmed) {
    await enqueueJob(tx, MAIL_BOOKING_CONFIRMED, bookingId, { bookingId });
    return { outcome: 'booked', bookingId };
  }
  const due = { bookingId, gatewayPaymentId, amountPaise, reason: 'slot-gone' } as const;
  await enqueueJob(tx, PAYMENT_REFUND, gatewayPaymentId, due);
  return { outcome: 'refunded', bookingId };
};

/** The customer paid the same order twice: the second payment buys nothing, so it goes back, once. */
const refundSecondPayment = async (
  tx: TransactionHandle,
  { bookingId }: PaymentRecord,
  { id: gatewayPaymentId, amountPaise }: GatewayPayment,
): Promise<void> => {
  const known = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, PAYMENT_REFUND.name), eq(outbox.key, gatewayPaymentId)))
    .limit(1);
  if (known.length > 0) return;
  const due = { bookingId, gatewayPaymentId, amountPaise, reason: 'paid-twice' } as const;
  await enqueueJob(tx, PAYMENT_REFUND, gatewayPaymentId, due);
};
