import type { reviewBooking } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { bookings, findSalonOfOwnBooking, mayReview } from '../../booking/index.ts';
import { isDeletedAccount } from '../../identity/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import { noSuchBooking } from '../../money/index.ts';
import { authorName } from './author-name.ts';
import { attachPhotos } from './photos/photos-of-review.ts';
import { reviews, reviewVersions } from './reviews.tables.ts';

type Written = z.output<(typeof reviewBooking)['body']>;
type ReviewRow = typeof reviews.$inferSelect;

/**
 * Writes the review of a customer's own, completed visit, one for each booking (resolutions S7). A changed review keeps
 * the old text as a version; an identical one changes nothing. A trigger updates the salon's rating in the caller's
 * transaction.
 * @throws ApiError NOT_FOUND for somebody else's booking and a missing one; NOT_REVIEWABLE; VALIDATION_FAILED for
 *   photos that are not the customer's to show
 */
export const writeReview = async (
  tx: TransactionHandle,
  { account, bookingId }: { readonly account: Pick<Account, 'id' | 'name'>; readonly bookingId: string },
  written: Written,
  now: Date,
): Promise<void> => {
  const salonId = await findSalonOfOwnBooking(tx, bookingId, account.id);
  if (!salonId) throw noSuchBooking();
  await lockSalon(tx, salonId);
  // An account that was deleted meanwhile cannot sign a review.
  if (await isDeletedAccount(tx, account.id)) throw noSuchBooking();
  await requireReviewable(tx, bookingId);
  const { photoIds, ...words } = written;
  const signed = { ...words, author: authorName(account.name) };
  const before = await findReview(tx, bookingId);
  const id =
    before?.id ??
    (await insertReview(tx, { ...signed, salonId, bookingId, customerId: account.id, createdAt: now }));
  const photosChanged = await attachPhotos(tx, { reviewId: id, customerId: account.id, photoIds }, now);
  if (!before) return;
  const wordsChanged =
    before.rating !== words.rating || before.title !== words.title || before.comment !== words.comment;
  if (wordsChanged) await keepVersion(tx, before);
  if (wordsChanged || photosChanged)
    await tx
      .update(reviews)
      .set({ ...signed, editedAt: now })
      .where(eq(reviews.id, id));
};

const requireReviewable = async (tx: TransactionHandle, bookingId: string): Promise<void> => {
  const [booking] = await tx
    .select({ status: bookings.status, attendance: bookings.attendance })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('no key update');
  if (!booking || booking.status === 'held' || booking.status === 'expired') throw noSuchBooking();
  if (!mayReview(booking)) throw new ApiError('NOT_REVIEWABLE');
};

const findReview = async (tx: TransactionHandle, bookingId: string): Promise<ReviewRow | undefined> => {
  const [review] = await tx.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  return review;
};

const insertReview = async (tx: TransactionHandle, review: typeof reviews.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(reviews).values(review).returning({ id: reviews.id });
  if (!made) throw new Error('The review was not written.');
  return made.id;
};

const keepVersion = async (
  tx: TransactionHandle,
  { id, rating, title, comment, createdAt, editedAt }: ReviewRow,
): Promise<void> => {
  await tx
    .insert(reviewVersions)
    .values({ reviewId: id, rating, title, comment, writtenAt: editedAt ?? createdAt });
};
