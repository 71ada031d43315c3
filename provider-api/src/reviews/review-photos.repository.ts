import { asc, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { PhotoRow } from './review-photo.presenter.ts';
import { reviewPhotos } from './reviews.tables.ts';

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
