import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';
import { reviewPhotos, reviews } from '../reviews.tables.ts';
import type { PhotoRow } from './review-photo.presenter.ts';

/** The photos of reviews, each review's in the order that its customer gave them. */
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

/** Whether a photo stands with a review that is hidden: then nobody gets it, whoever knows its address. */
export const isPhotoHidden = async (db: DatabaseHandle, photoId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, photoId), isNotNull(reviews.hiddenAt)));
  return found !== undefined;
};
