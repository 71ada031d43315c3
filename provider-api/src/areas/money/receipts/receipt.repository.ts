import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices, bookings, startOf } from '../../booking/index.ts';
import { salons } from '../../marketplace/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { receipts } from './receipts.tables.ts';

/** Everything that a receipt or credit note shows. */
export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>;

/**
 * The receipt of a booking, or the credit note for one of its refunds, with the data that they show.
 * @returns undefined when none was issued
 */
export const findReceiptFacts = async (db: DatabaseHandle, bookingId: string, refundId?: string) => {
  const [[found], services, [refund], [original]] = await Promise.all([
    db
      .select({
        receipt: receipts,
        booking: bookings,
        start: startOf(bookings.during),
        salon: salons,
        payment: payments,
      })
      .from(receipts)
      .innerJoin(bookings, eq(bookings.id, receipts.bookingId))
      .innerJoin(salons, eq(salons.id, bookings.salonId))
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .where(
        and(
          eq(receipts.bookingId, bookingId),
          refundId ? eq(receipts.refundId, refundId) : isNull(receipts.refundId),
        ),
      ),
    db
      .select()
      .from(bookingServices)
      .where(eq(bookingServices.bookingId, bookingId))
      .orderBy(asc(bookingServices.position)),
    refundId ? db.select().from(refunds).where(eq(refunds.id, refundId)) : [],
    refundId
      ? db
          .select()
          .from(receipts)
          .where(and(eq(receipts.bookingId, bookingId), eq(receipts.kind, 'receipt')))
      : [],
  ]);
  return found && { ...found, services, refund, original };
};

/** Whether a receipt was issued for a booking, and for which of its refunds credit notes were issued. */
export const findIssued = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<{ readonly receipt: boolean; readonly creditNotes: readonly string[] }> => {
  const rows = await db
    .select({ refundId: receipts.refundId })
    .from(receipts)
    .where(eq(receipts.bookingId, bookingId));
  return {
    receipt: rows.some(({ refundId }) => refundId === null),
    creditNotes: rows.flatMap(({ refundId }) => refundId ?? []),
  };
};
