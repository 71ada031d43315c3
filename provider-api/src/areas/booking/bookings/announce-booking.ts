import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { cancelJobs, enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import {
  MAIL_BOOKING_CANCELLED,
  MAIL_BOOKING_CONFIRMED,
  MAIL_BOOKING_RESCHEDULED,
  MAIL_BOOKING_STATUS,
  MAIL_SALON_TOLD,
  REMINDERS,
  type StatusTold,
} from './booking-mail.kinds.ts';
import { bookings } from './bookings.tables.ts';

interface Announced {
  readonly bookingId: string;
  /** When the visit begins now. */
  readonly start: Date;
  /** When it would have begun; only of one that was moved. */
  readonly previousStart?: Date;
  /** Who did it: a salon is not told of what it did itself. */
  readonly by?: 'customer' | 'salon' | 'admin';
}

/**
 * Has customer and salon told what became of a visit, and reminds the customer of it 24 hours and 2 hours before: a moved visit takes
 * its reminders along, a cancelled one loses them, and a reminder whose time has passed is not set. Part of the
 * caller's transaction, in which the booking stands as it is announced. Wake the outbox after the commit.
 */
export const announceBooking = async (
  tx: TransactionHandle,
  what: 'confirmed' | 'rescheduled' | 'cancelled',
  { bookingId, start, previousStart, by = 'customer' }: Announced,
  now: Date,
): Promise<void> => {
  const sequence = await findSequence(tx, bookingId);
  const change = { bookingId, sequence, previousStart: previousStart?.toISOString() ?? null };
  const key = `${bookingId}.${sequence}`;
  if (what === 'confirmed') await enqueueJob(tx, MAIL_BOOKING_CONFIRMED, bookingId, { bookingId });
  // Replaces: the mail about a cancellation before this one may be under way just now.
  if (what === 'cancelled')
    await enqueueJob(tx, MAIL_BOOKING_CANCELLED, bookingId, { bookingId }, { replace: true });
  if (what === 'rescheduled') await enqueueJob(tx, MAIL_BOOKING_RESCHEDULED, key, change);
  if (by !== 'salon') await enqueueJob(tx, MAIL_SALON_TOLD, key, { ...change, what });
  if (what === 'cancelled') await dropReminders(tx, bookingId);
  else await setReminders(tx, { bookingId, start }, now);
};

/**
 * Has the customer of a visit that goes on told what the salon made of it: confirmed, to be confirmed, or on again; it
 * is told by the mail about the booking as it is when that goes. Reminders as for a new one.
 */
export const announceStatus = async (
  tx: TransactionHandle,
  what: Exclude<StatusTold['what'], 'completed'>,
  { bookingId, start }: Pick<Announced, 'bookingId' | 'start'>,
  now: Date,
): Promise<void> => {
  const sequence = await findSequence(tx, bookingId);
  await enqueueJob(tx, MAIL_BOOKING_STATUS, `${bookingId}.${sequence}`, { bookingId, sequence, what });
  await setReminders(tx, { bookingId, start }, now);
};

/** Has the customer told that the salon completed a visit which nobody expected to be over, and what they may do then. */
export const announceCompletion = async (tx: TransactionHandle, bookingId: string): Promise<void> => {
  const sequence = await findSequence(tx, bookingId);
  const told = { bookingId, sequence, what: 'completed' } as const;
  await enqueueJob(tx, MAIL_BOOKING_STATUS, `${bookingId}.${sequence}`, told);
};

/** A visit that is over or off needs none. */
export const dropReminders = (tx: TransactionHandle, bookingId: string): Promise<void> =>
  cancelJobs(
    tx,
    REMINDERS.map(({ kind }) => kind),
    bookingId,
  );

const setReminders = async (
  tx: TransactionHandle,
  { bookingId, start }: Pick<Announced, 'bookingId' | 'start'>,
  now: Date,
): Promise<void> => {
  for (const { kind, minutesBefore } of REMINDERS) {
    const runAt = addMinutes(start, -minutesBefore);
    const payload = { bookingId, start: start.toISOString() };
    if (runAt <= now) await cancelJobs(tx, [kind], bookingId);
    else await enqueueJob(tx, kind, bookingId, payload, { runAt, replace: true });
  }
};

/** Each change of a booking is told once. */
const findSequence = async (tx: TransactionHandle, bookingId: string): Promise<number> => {
  const [found] = await tx
    .select({ sequence: bookings.sequence })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return found?.sequence ?? 0;
};
