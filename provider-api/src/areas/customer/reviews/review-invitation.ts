import { addMinutes } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { bookings, mayReview } from '../../booking/index.ts';
import { findBookingMail } from '../booking-mail/booking-mail.repository.ts';
import { findPreferencesOfBooking } from '../preferences/preferences.repository.ts';
import { reviewInvitationMail } from './review-invitation.mail.ts';
import { reviews } from './reviews.tables.ts';

const booking = z.object({ bookingId: z.uuid() });
const MAIL_REVIEW_INVITATION: JobKind<z.output<typeof booking>> = {
  name: 'mail.review-invitation',
  payload: booking,
};

/** Long enough to see how a haircut turns out, short enough to remember the visit. */
const AFTER_MINUTES = 24 * 60;

/**
 * Schedules the mail that asks a customer for a review a day after the visit, once for each booking. Call it in the
 * transaction that completes the booking.
 * @param over when the visit was over
 */
export const inviteToReview = async (tx: TransactionHandle, bookingId: string, over: Date): Promise<void> => {
  const { name } = MAIL_REVIEW_INVITATION;
  const asked = and(eq(outbox.kind, name), eq(outbox.key, bookingId));
  const [before] = await tx.select({ id: outbox.id }).from(outbox).where(asked).limit(1);
  if (before) return;
  const runAt = addMinutes(over, AFTER_MINUTES);
  await enqueueJob(tx, MAIL_REVIEW_INVITATION, bookingId, { bookingId }, { runAt });
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Checks again when it is due: customers who have reviewed by then, or turned such mails off, are not asked. */
export const reviewInvitationJob = ({ database: { db }, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_REVIEW_INVITATION, async ({ bookingId }) => {
    const [found] = await db
      .select({ status: bookings.status, attendance: bookings.attendance, reviewId: reviews.id })
      .from(bookings)
      .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
      .where(eq(bookings.id, bookingId));
    if (!found || !mayReview(found) || found.reviewId !== null) return;
    if (!(await findPreferencesOfBooking(db, bookingId)).reviewInvitations) return;
    await mailer.send(reviewInvitationMail(await findBookingMail(db, bookingId), siteUrl));
  });
