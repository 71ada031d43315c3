import { removeReply, replyToReview } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { reviews } from '../../customer/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { announceReply } from './review-reply.ts';
import { ofSalon } from './salon-reviews.repository.ts';

interface Answering {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly salonId: string;
  readonly reviewId: string;
}

/**
 * Writes or rewrites the salon's answer to a review; the review's author gets mail about the first one. The same text
 * again changes nothing.
 * @throws ApiError NOT_FOUND for another salon's review and a missing one; REVIEW_HIDDEN when nobody would read it
 */
export const answerReview = async (
  tx: TransactionHandle,
  answering: Answering,
  text: string,
  now: Date,
): Promise<void> => {
  const { reply: before, bookingId, hiddenAt } = await lockReview(tx, answering);
  if (before === text) return;
  if (hiddenAt) {
    const message = 'This review is hidden, so nobody would read your answer.';
    throw new ApiError('REVIEW_HIDDEN', { message });
  }
  const { account, salonId, reviewId } = answering;
  await tx.update(reviews).set({ reply: text, repliedAt: now }).where(eq(reviews.id, reviewId));
  const changes = { reply: [before, text] } as const;
  await writeAudit(tx, account, { salonId, action: replyToReview.name, subjectId: reviewId, changes }, now);
  if (bookingId) await announceReply(tx, reviewId);
};

/**
 * Removes the answer; does nothing if there is none.
 * @throws ApiError NOT_FOUND for another salon's review and a missing one
 */
export const takeBackAnswer = async (
  tx: TransactionHandle,
  answering: Answering,
  now: Date,
): Promise<void> => {
  const { reply: before } = await lockReview(tx, answering);
  if (before === null) return;
  const { account, salonId, reviewId } = answering;
  await tx.update(reviews).set({ reply: null, repliedAt: null }).where(eq(reviews.id, reviewId));
  const changes = { reply: [before, null] } as const;
  await writeAudit(tx, account, { salonId, action: removeReply.name, subjectId: reviewId, changes }, now);
};

export const noSuchReview = () =>
  new ApiError('NOT_FOUND', { message: 'This review is not one of your salon.' });

/** Takes the salon's lock first, as writing a review does too. */
const lockReview = async (tx: TransactionHandle, { salonId, reviewId }: Answering) => {
  if (!isUuid(reviewId)) throw noSuchReview();
  await lockSalon(tx, salonId);
  const [review] = await tx
    .select({ reply: reviews.reply, bookingId: reviews.bookingId, hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(ofSalon(salonId, reviewId));
  if (!review) throw noSuchReview();
  return review;
};
