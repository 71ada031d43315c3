import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { cancelJobs, enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { announcePush, findBookingToTell } from './announce-push.ts';
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
  /** The current start of the visit. */
  readonly start: Date;
  /** The start before the change; only for a visit that was moved. */
  readonly previousStart?: Date;
  /** Who made the change: a salon is not notified of its own changes. */
  readonly by?: 'customer' | 'salon' | 'admin';
  /** When the mail about a move is due; by default at once. */
  readonly mailAt?: Date;
}

/**
 * Enqueues the mails and push messages that notify customer and salon of a change to a visit, and the customer's reminders 24 hours and 2
 * hours before: the reminders of a moved visit move with it, those of a cancelled one are dropped, and a reminder whose
 * time has passed is not set. Part of the caller's transaction, in which the booking must already be stored as it is
 * announced. Wake the outbox after the commit.
 */
export const announceBooking = async (
  tx: TransactionHandle,
  what: 'confirmed' | 'rescheduled' | 'cancelled',
  { bookingId, start, previousStart, by = 'customer', mailAt }: Announced,
  now: Date,
): Promise<void> => {
  const booking = await findBookingToTell(tx, bookingId);
  const { sequence } = booking;
  const change = { bookingId, sequence, previousStart: previousStart?.toISOString() ?? null };
  const key = `${bookingId}.${sequence}`;
  if (what === 'confirmed') await enqueueJob(tx, MAIL_BOOKING_CONFIRMED, bookingId, { bookingId });
  // Replaces: the mail about an earlier cancellation may be in progress.
  if (what === 'cancelled')
    await enqueueJob(tx, MAIL_BOOKING_CANCELLED, bookingId, { bookingId }, { replace: true });
  if (what === 'rescheduled')
    await enqueueJob(tx, MAIL_BOOKING_RESCHEDULED, key, change, mailAt && { runAt: mailAt });
  if (by !== 'salon') await enqueueJob(tx, MAIL_SALON_TOLD, key, { ...change, what });
  await announcePush(tx, booking, { what, by, at: mailAt }, now);
  if (what === 'cancelled') await dropReminders(tx, bookingId);
  else await setReminders(tx, { bookingId, start }, now);
};

/**
 * Notifies the customer of the status that the salon gave to a visit that still takes place: confirmed, pending or
 * reopened. The mail describes the booking as it is when the mail is sent. Sets reminders as for a new booking.
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

/** Notifies the customer that the salon completed a visit unexpectedly, and what they can do about it. */
export const announceCompletion = async (tx: TransactionHandle, bookingId: string): Promise<void> => {
  const sequence = await findSequence(tx, bookingId);
  const told = { bookingId, sequence, what: 'completed' } as const;
  await enqueueJob(tx, MAIL_BOOKING_STATUS, `${bookingId}.${sequence}`, told);
};

/** Cancels the reminders: a visit that is over or cancelled needs none. */
export const dropReminders = (tx: TransactionHandle, bookingId: string): Promise<void> =>
  cancelJobs(
    tx,
    REMINDERS.map(({ kind }) => kind),
    bookingId,
  );

/** Sets the customer's reminders for a start, in place of those for an earlier one. */
export const setReminders = async (
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

/** The booking's sequence number, used in job keys so that each change is announced once. */
const findSequence = async (tx: TransactionHandle, bookingId: string): Promise<number> => {
  const [found] = await tx
    .select({ sequence: bookings.sequence })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return found?.sequence ?? 0;
};
