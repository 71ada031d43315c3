import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { findBookingMail, reviews } from '../../customer/index.ts';
import { reviewReplyMail } from './review-reply.mail.ts';

const review = z.object({ reviewId: z.uuid() });
const MAIL_REVIEW_REPLY: JobKind<z.output<typeof review>> = { name: 'mail.review-reply', payload: review };

/** Queues the mail to the author that the salon answered, once for each review. */
export const announceReply = async (tx: TransactionHandle, reviewId: string): Promise<void> => {
  const { name } = MAIL_REVIEW_REPLY;
  const told = and(eq(outbox.kind, name), eq(outbox.key, reviewId));
  const [before] = await tx.select({ id: outbox.id }).from(outbox).where(told).limit(1);
  if (!before) await enqueueJob(tx, MAIL_REVIEW_REPLY, reviewId, { reviewId });
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Sends the answer in its current text; an answer that was removed meanwhile is not sent. */
export const reviewReplyJob = ({ database: { db }, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_REVIEW_REPLY, async ({ reviewId }) => {
    const [found] = await db
      .select({ bookingId: reviews.bookingId, reply: reviews.reply })
      .from(reviews)
      .where(eq(reviews.id, reviewId));
    if (!found?.bookingId || found.reply === null) return;
    const booking = await findBookingMail(db, found.bookingId);
    await mailer.send(reviewReplyMail(booking, { reviewId, reply: found.reply }, siteUrl));
  });
