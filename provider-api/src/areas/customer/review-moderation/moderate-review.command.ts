import {
  type HideReason,
  hideReview as hideOperation,
  showReview as showOperation,
} from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { MAIL_REVIEW_HIDDEN, MAIL_REVIEW_SHOWN } from './moderation.job-kinds.ts';

interface Moderating {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly reviewId: string;
}

interface Why {
  readonly reason: HideReason;
  readonly words: string;
}

/**
 * Hides a review from the public; the first admin to do so decides. It no longer counts in the salon's rating (by a
 * trigger), its photos are not served, and its author is mailed why. A repeated call changes nothing.
 * @throws ApiError NOT_FOUND; REVIEW_HIDDEN when it is hidden for another reason
 */
export const hideReview = async (
  tx: TransactionHandle,
  { account, reviewId }: Moderating,
  { reason, words }: Why,
  now: Date,
): Promise<void> => {
  const { salonId, bookingId, hiddenAt, hiddenReason, hiddenWords } = await lockReview(tx, reviewId);
  if (hiddenAt) {
    if (hiddenReason === reason && hiddenWords === words) return;
    throw new ApiError('REVIEW_HIDDEN');
  }
  const hidden = { hiddenAt: now, hiddenReason: reason, hiddenWords: words, hiddenBy: account.id };
  await tx.update(reviews).set(hidden).where(eq(reviews.id, reviewId));
  // The words to the author are stored only with the review.
  const changes = { hidden: [null, reason], ...(words && { words: [null, null] as const }) } as const;
  await writeAudit(tx, account, { salonId, action: hideOperation.name, subjectId: reviewId, changes }, now);
  const payload = { reviewId, at: now.toISOString() };
  if (bookingId) await enqueueJob(tx, MAIL_REVIEW_HIDDEN, reviewId, payload, { replace: true });
};

/**
 * Shows a hidden review again in its current text, even if its author has rewritten it meanwhile; the author gets a
 * mail. A shown review is left as it is.
 * @throws ApiError NOT_FOUND
 */
export const showReview = async (
  tx: TransactionHandle,
  { account, reviewId }: Moderating,
  now: Date,
): Promise<void> => {
  const { salonId, bookingId, hiddenAt, hiddenReason } = await lockReview(tx, reviewId);
  if (!hiddenAt) return;
  const shown = { hiddenAt: null, hiddenReason: null, hiddenWords: '', hiddenBy: null };
  await tx.update(reviews).set(shown).where(eq(reviews.id, reviewId));
  const changes = { hidden: [hiddenReason, null] } as const;
  await writeAudit(tx, account, { salonId, action: showOperation.name, subjectId: reviewId, changes }, now);
  const payload = { reviewId, at: now.toISOString() };
  if (bookingId) await enqueueJob(tx, MAIL_REVIEW_SHOWN, reviewId, payload, { replace: true });
};

export const noReview = () => new ApiError('NOT_FOUND', { message: 'There is no such review.' });

/** Takes the salon's lock first, like the commands that write or answer a review. */
const lockReview = async (tx: TransactionHandle, reviewId: string) => {
  if (!isUuid(reviewId)) throw noReview();
  const isIt = eq(reviews.id, reviewId);
  const [found] = await tx.select({ salonId: reviews.salonId }).from(reviews).where(isIt);
  if (!found) throw noReview();
  await lockSalon(tx, found.salonId);
  const [review] = await tx.select().from(reviews).where(isIt).for('update');
  if (!review) throw noReview();
  return review;
};
