import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { findBookingMail } from '../booking-mail/booking-mail.repository.ts';
import { presentHidden } from '../reviews/hidden.presenter.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { MAIL_REVIEW_HIDDEN, MAIL_REVIEW_SHOWN } from './moderation.job-kinds.ts';
import { reviewHiddenMail, reviewShownMail } from './moderation.mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Both check the state when they run: if it was hidden and shown again meanwhile, only the later mail is sent. */
export const moderationMailJobs = ({ database: { db }, mailer, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_REVIEW_HIDDEN, async ({ reviewId, at }) => {
    const review = await findReviewed(db, reviewId);
    const hidden = review && presentHidden(review);
    if (!hidden || !review.bookingId) return;
    const booking = await findBookingMail(db, review.bookingId);
    await mailer.send(reviewHiddenMail(booking, mailName(reviewId, at), hidden, siteUrl));
  }),
  jobOf(MAIL_REVIEW_SHOWN, async ({ reviewId, at }) => {
    const review = await findReviewed(db, reviewId);
    if (!review?.bookingId || review.hiddenAt) return;
    const booking = await findBookingMail(db, review.bookingId);
    await mailer.send(reviewShownMail(booking, mailName(reviewId, at), siteUrl));
  }),
];

const mailName = (reviewId: string, at: string): string => `${reviewId}.${Date.parse(at)}`;

const findReviewed = async (db: DatabaseHandle, reviewId: string) => {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, reviewId));
  return review;
};
