import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';
import { reviewPhotos, reviews } from '../reviews.tables.ts';
import type { PhotoRow } from './review-photo.presenter.ts';

/** The photos of reviews, each review's in the order that its author chose. */
export const findPhotosOf = async (
  db: DatabaseHandle,
  reviewIds: readonly string[],
): Promise<readonly PhotoRow[]> =>
  reviewIds.length === 0
    ? []
    : await db
        .select()
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
        .orderBy(asc(reviewPhotos.position), asc(reviewPhotos.id));

/** Whether a photo belongs to a hidden review: then it is not served, even to those who know its address. */
export const isPhotoHidden = async (db: DatabaseHandle, photoId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, photoId), isNotNull(reviews.hiddenAt)));
  return found !== undefined;
};
