import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../database/database-handle.ts';
import { payments } from '../payments/payments.tables.ts';
import { bookingServices, bookings } from './bookings.tables.ts';
import type { HoldRequest } from './hold-visit.command.ts';
import { endOf, type Period, rangeOf, startOf } from './time-range.ts';

/** A seat that is kept while its customer pays. */
export interface Hold extends Period {
  readonly id: string;
  readonly holdExpiresAt: Date;
  readonly totalPaise: number;
  readonly serviceIds: readonly string[];
}

/** The customer's own standing holds at the salon that overlap the period; passed ones are expired before. */
export const findOwnHolds = async (
  tx: TransactionHandle,
  customerId: string,
  salonId: string,
  period: Period,
): Promise<Hold[]> => {
  const holds = await tx
    .select({
      id: bookings.id,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
      holdExpiresAt: bookings.holdExpiresAt,
      totalPaise: bookings.totalPaise,
      serviceIds: sql<string[]>`array(
        select ${bookingServices.serviceId}::text from ${bookingServices}
        where ${bookingServices.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.salonId, salonId),
        eq(bookings.customerId, customerId),
        eq(bookings.status, 'held'),
        sql`${bookings.during} && ${rangeOf(period)}`,
      ),
    );
  return holds.flatMap(({ holdExpiresAt, ...hold }) => (holdExpiresAt ? [{ ...hold, holdExpiresAt }] : []));
};

/** What may have changed between two clicks on 'Proceed to Pay': the last one counts. The hold is not prolonged. */
export const refreshHold = async (
  tx: TransactionHandle,
  hold: Hold,
  { contact, specialRequests }: HoldRequest,
  now: Date,
): Promise<Hold> => {
  await tx
    .update(bookings)
    .set({
      specialRequests,
      customerName: contact.name,
      customerEmail: contact.email,
      customerPhone: contact.phone,
      updatedAt: now,
    })
    .where(eq(bookings.id, hold.id));
  return hold;
};

/** Frees the seats at once. A payment that still comes for one is treated as any late one. */
export const releaseHolds = async (
  tx: TransactionHandle,
  holds: readonly Hold[],
  now: Date,
): Promise<void> => {
  if (holds.length === 0) return;
  const ids = holds.map(({ id }) => id);
  await tx
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(and(inArray(bookings.id, ids), eq(bookings.status, 'held')));
};

/** Frees the seat of a hold that nobody can pay, because the gateway opened no order for it. */
export const releaseUnpayableHold = async (db: DatabaseHandle, id: string, now: Date): Promise<void> => {
  await db
    .update(bookings)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.status, 'held'),
        sql`not exists (select from ${payments} where ${payments.bookingId} = ${bookings.id})`,
      ),
    );
};
