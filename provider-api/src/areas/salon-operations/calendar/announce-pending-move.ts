import { and, eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isUndone, outbox } from '../../../platform/outbox/outbox.tables.ts';
import { announceBooking, bookings, MAIL_BOOKING_RESCHEDULED } from '../../booking/index.ts';

/**
 * A mail about a move is skipped if the visit has changed since. If that later change needs no mail, for example
 * because only the end changed, a move whose mail has not been sent yet is announced again.
 */
export const announceUntoldMove = async (
  tx: TransactionHandle,
  bookingId: string,
  start: Date,
  now: Date,
): Promise<void> => {
  const before = tx
    .select({ key: sql<string>`${bookings.id} || '.' || (${bookings.sequence} - 1)` })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const [untold] = await tx
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.kind, MAIL_BOOKING_RESCHEDULED.name), eq(outbox.key, sql`(${before})`), isUndone));
  if (!untold) return;
  const { previousStart } = MAIL_BOOKING_RESCHEDULED.payload.parse(untold.payload);
  const was = previousStart === null ? {} : { previousStart: new Date(previousStart) };
  await announceBooking(tx, 'rescheduled', { bookingId, start, ...was, by: 'salon' }, now);
};
