import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { findSubscribed } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { PUSH_BOOKING } from './booking-push.kinds.ts';
import { bookings } from './bookings.tables.ts';

interface Change {
  readonly what: 'confirmed' | 'rescheduled' | 'cancelled' | 'reminder';
  /** Who made the change; nobody is sent a message of their own move or cancellation. */
  readonly by?: 'customer' | 'salon' | 'admin';
  /** When the messages are due; by default at once. */
  readonly at?: Date | undefined;
}

/** A booking as its messages need it, and whom they go to. */
interface BookingToTell {
  readonly bookingId: string;
  /** Its sequence number, used in job keys so that each change is announced once. */
  readonly sequence: number;
  readonly customerId: string | null;
  readonly ownerId: string | null;
}

/** The booking, whose row must exist, with its customer and its salon's owner. */
export const findBookingToTell = async (tx: TransactionHandle, bookingId: string): Promise<BookingToTell> => {
  const [booking] = await tx
    .select({ sequence: bookings.sequence, customerId: bookings.customerId, ownerId: salons.ownerId })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(eq(bookings.id, bookingId));
  if (!booking) throw new Error(`There is no booking ${bookingId} to tell of.`);
  return { bookingId, ...booking };
};

/**
 * Enqueues a message of a booking for each browser of its customer and its salon's owner that takes them. Part of the
 * caller's transaction.
 */
export const announcePush = async (
  tx: TransactionHandle,
  { bookingId, sequence, customerId, ownerId }: BookingToTell,
  { what, by = 'customer', at: runAt }: Change,
  now: Date,
): Promise<void> => {
  const toCustomer = what === 'confirmed' || what === 'reminder' || by !== 'customer' ? customerId : null;
  const toOwner = what !== 'reminder' && by !== 'salon' ? ownerId : null;
  const told = [toCustomer, toOwner].filter((id) => id !== null);
  if (told.length === 0) return;
  for (const { sessionId, userId } of await findSubscribed(tx, told, now)) {
    const isOwner = userId === toOwner && what !== 'reminder';
    const message = { sessionId, bookingId, sequence, what: isOwner ? (`salon-${what}` as const) : what };
    await enqueueJob(tx, PUSH_BOOKING, `${bookingId}.${sequence}.${what}.${sessionId}`, message, {
      ...(runAt && { runAt }),
    });
  }
};
