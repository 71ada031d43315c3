import { toLocalIso } from '@sundara/contracts';
import type { OwnReview } from '@sundara/contracts/api';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { presentHidden } from './hidden.presenter.ts';
import { presentPhoto } from './photos/review-photo.presenter.ts';
import { findPhotosOf } from './photos/review-photos.repository.ts';
import { reviews, reviewVersions } from './reviews.tables.ts';

/**
 * The review of a visit as its author sees it: with its photos, its earlier versions, latest first, and the salon's
 * reply. Null if there is none, and for the visit of somebody else.
 */
export const findOwnReview = async (
  db: DatabaseHandle,
  customerId: string,
  bookingId: string,
): Promise<OwnReview | null> => {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.bookingId, bookingId), eq(reviews.customerId, customerId)));
  if (!review) return null;
  const photos = await findPhotosOf(db, [review.id]);
  const history = await db
    .select()
    .from(reviewVersions)
    .where(eq(reviewVersions.reviewId, review.id))
    .orderBy(desc(reviewVersions.writtenAt));
  const { id, rating, title, comment, author, createdAt, editedAt, reply, repliedAt } = review;
  return {
    id,
    rating,
    title,
    comment,
    photos: photos.map((photo) => presentPhoto(photo, author)),
    createdAt: toLocalIso(createdAt),
    updatedAt: toLocalIso(editedAt ?? createdAt),
    history: history.map(({ writtenAt, ...version }) => ({
      rating: version.rating,
      title: version.title,
      comment: version.comment,
      writtenAt: toLocalIso(writtenAt),
    })),
    reply: reply === null ? null : { text: reply, at: toLocalIso(repliedAt ?? createdAt) },
    hidden: presentHidden(review),
  };
};
