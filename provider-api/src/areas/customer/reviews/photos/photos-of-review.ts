import { addMinutes } from '@sundara/contracts';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { TransactionHandle } from '../../../../platform/database/database-handle.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { isUuid } from '../../../../platform/http/uuid.ts';
import { enqueueJob } from '../../../../platform/outbox/enqueue-job.ts';
import { reviewPhotos } from '../reviews.tables.ts';
import { REMOVE_UNUSED_PHOTO, UNUSED_FOR_MINUTES } from './unused-photo.kind.ts';

interface Attached {
  readonly reviewId: string;
  readonly customerId: string;
  /** All photos that the review is to have, in order. */
  readonly photoIds: readonly string[];
}

/**
 * Attaches exactly these photos to a review; those that are no longer attached are deleted a day later.
 * @returns whether that changed anything
 * @throws ApiError VALIDATION_FAILED when one is not the customer's, belongs to another review, or is gone
 */
export const attachPhotos = async (
  tx: TransactionHandle,
  { reviewId, customerId, photoIds }: Attached,
  now: Date,
): Promise<boolean> => {
  const before = await tx
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(asc(reviewPhotos.position));
  const stood = before.map(({ id }) => id);
  if (stood.join() === photoIds.join()) return false;
  await requireOwn(tx, { reviewId, customerId, photoIds });
  for (const [position, id] of photoIds.entries())
    await tx.update(reviewPhotos).set({ reviewId, position }).where(eq(reviewPhotos.id, id));
  const gone = stood.filter((each) => !photoIds.includes(each));
  await releasePhotos(tx, gone, addMinutes(now, UNUSED_FOR_MINUTES));
  return true;
};

/** Detaches a customer's photos from their reviews and deletes them, unused ones too, as soon as jobs run. */
export const removePhotosOf = async (tx: TransactionHandle, customerId: string, now: Date): Promise<void> => {
  const own = await tx
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.customerId, customerId));
  const ids = own.map(({ id }) => id);
  await releasePhotos(tx, ids, now);
};

/** Detaches photos from their review; unless a review attaches them again before `runAt`, they are deleted. */
const releasePhotos = async (tx: TransactionHandle, ids: readonly string[], runAt: Date): Promise<void> => {
  for (const id of ids) {
    await tx.update(reviewPhotos).set({ reviewId: null }).where(eq(reviewPhotos.id, id));
    await enqueueJob(tx, REMOVE_UNUSED_PHOTO, id, { photoId: id }, { runAt, replace: true });
  }
};

const requireOwn = async (
  tx: TransactionHandle,
  { reviewId, customerId, photoIds }: Attached,
): Promise<void> => {
  const ids = photoIds.filter(isUuid);
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: reviewPhotos.id })
          .from(reviewPhotos)
          .where(
            and(
              inArray(reviewPhotos.id, ids),
              eq(reviewPhotos.customerId, customerId),
              or(isNull(reviewPhotos.reviewId), eq(reviewPhotos.reviewId, reviewId)),
            ),
          )
          .for('update');
  // A photo named twice is found once.
  if (found.length === photoIds.length) return;
  const message = 'One of these photos is no longer there. Please add it again.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'photoIds', message }] });
};
