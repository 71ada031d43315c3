import { and, eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isUndone, outbox } from '../../../platform/outbox/outbox.tables.ts';
import { announceBooking, bookings, MAIL_BOOKING_RESCHEDULED, setReminders } from '../../booking/index.ts';

/** Longer than the calendar offers Undo. */
const UNDO_SECONDS = 20;

interface Move {
  readonly bookingId: string;
  readonly start: Date;
  /** The start before the change; the same if only the end changed. */
  readonly wasStart: Date;
}

/**
 * Mails the customer about a move, once it can't be undone any more. A move that was not mailed yet counts as not made:
 * its customer hears of the start that they know and the last one, and of nothing where these are the same. A mail is
 * skipped when the visit has changed since, so a change of the end alone announces the move before it again.
 */
export const announceMove = async (
  tx: TransactionHandle,
  { bookingId, start, wasStart }: Move,
  now: Date,
): Promise<void> => {
  const untold = await findUntold(tx, bookingId);
  const isMoved = start.getTime() !== wasStart.getTime();
  if (!isMoved && !untold) return;
  // What the customer did is mailed at once, and the salon answers to that.
  const known = untold && (untold.runAt > now || !isMoved) ? untold.previousStart : wasStart;
  if (known?.getTime() === start.getTime()) return setReminders(tx, { bookingId, start }, now);
  const mailAt = new Date(now.getTime() + UNDO_SECONDS * 1_000);
  const previous = known === null ? {} : { previousStart: known };
  await announceBooking(tx, 'rescheduled', { bookingId, start, ...previous, by: 'salon', mailAt }, now);
};

/** The move just before this change, if it was not mailed yet. */
const findUntold = async (tx: TransactionHandle, bookingId: string) => {
  const before = tx
    .select({ key: sql<string>`${bookings.id} || '.' || (${bookings.sequence} - 1)` })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const [untold] = await tx
    .select({ payload: outbox.payload, runAt: outbox.runAt })
    .from(outbox)
    .where(and(eq(outbox.kind, MAIL_BOOKING_RESCHEDULED.name), eq(outbox.key, sql`(${before})`), isUndone));
  if (!untold) return undefined;
  const { previousStart } = MAIL_BOOKING_RESCHEDULED.payload.parse(untold.payload);
  return { previousStart: previousStart === null ? null : new Date(previousStart), runAt: untold.runAt };
};
