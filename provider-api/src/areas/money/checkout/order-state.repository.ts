import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUndone, outbox } from '../../../platform/outbox/outbox.tables.ts';
import { bookingServices, bookings, startOf } from '../../booking/index.ts';
import { salons } from '../../marketplace/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { findRefunds, type RefundRow } from '../refunds/refunds.repository.ts';
import { PAYMENT_RECONCILE, paymentShownAt } from '../settlement/reconcile.job.ts';

/** Everything that determines where the money of an order is. */
export interface OrderRows {
  readonly payment: typeof payments.$inferSelect;
  readonly booking: typeof bookings.$inferSelect;
  readonly start: Date;
  readonly salon: { readonly id: string; readonly name: string };
  readonly services: readonly string[];
  readonly refunds: readonly RefundRow[];
  /** When the gateway is next asked automatically; undefined when no check is due. */
  readonly nextCheckAt: Date | undefined;
  /** When a payment was last presented to us that the gateway could not report on. */
  readonly shownAt: Date | undefined;
}

/** An order of this customer; undefined for another customer's order and for one that does not exist. */
export const findOrder = async (
  db: DatabaseHandle,
  orderId: string,
  customerId: string,
): Promise<OrderRows | undefined> => {
  const [found] = await db
    .select({
      payment: payments,
      booking: bookings,
      start: startOf(bookings.during),
      salon: { id: salons.id, name: salons.name },
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(and(eq(payments.gatewayOrderId, orderId), eq(bookings.customerId, customerId)));
  if (!found) return undefined;
  const bookingId = found.booking.id;
  const [services, refunds, [check]] = await Promise.all([
    db
      .select({ name: bookingServices.name })
      .from(bookingServices)
      .where(eq(bookingServices.bookingId, bookingId))
      .orderBy(asc(bookingServices.position)),
    findRefunds(db, bookingId),
    db
      .select({ runAt: outbox.runAt, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.kind, PAYMENT_RECONCILE.name), eq(outbox.key, orderId), isUndone)),
  ]);
  return {
    ...found,
    services: services.map(({ name }) => name),
    refunds,
    nextCheckAt: check?.runAt,
    shownAt: check && paymentShownAt(check.payload),
  };
};

/** Records that an ended hold has no payment in progress any more, as reported by the gateway. */
export const forgetPaymentUnderWay = async (db: DatabaseHandle, bookingId: string): Promise<void> => {
  await db
    .update(bookings)
    .set({ holdExtendedAt: null })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'expired')));
};
