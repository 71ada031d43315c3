import type { Database } from '../../../platform/database/open-database.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { type BookingPush, PUSH_BOOKING } from '../../booking/index.ts';
import { findSubscription, removeSubscription } from '../../identity/index.ts';
import { findBookingMail } from '../booking-mail/booking-mail.repository.ts';
import { type BookingMail, stands } from '../booking-mail/booking-mail.ts';
import { bookingPushMessage } from './booking-push-message.ts';

interface Dependencies {
  readonly database: Database;
  readonly push: PushSender;
  readonly now: () => Date;
}

/** A message that comes after the visit's start, or a day late, helps nobody. */
const LONGEST_SECONDS = 86_400;

const isTrue = (booking: BookingMail, what: BookingPush, sequence: number): boolean => {
  if (what.endsWith('cancelled')) return booking.status === 'cancelled';
  return stands(booking) && booking.sequence === sequence;
};

/**
 * Sends one browser a message of a booking as it is then; one that a later change overtook is skipped, as its mail is.
 * A browser that takes no messages any more is forgotten.
 */
export const bookingPushJob = ({ database: { db }, push, now }: Dependencies): Job =>
  jobOf(PUSH_BOOKING, async ({ sessionId, bookingId, sequence, what }) => {
    const at = now();
    const to = await findSubscription(db, sessionId, at);
    if (!to) return;
    const booking = await findBookingMail(db, bookingId);
    const left = (booking.start.getTime() - at.getTime()) / 1_000;
    if (!isTrue(booking, what, sequence) || left <= 0) return;
    const sent = await push.send(to, bookingPushMessage(booking, what), Math.min(left, LONGEST_SECONDS));
    if (sent === 'gone') await removeSubscription(db, sessionId);
  });
