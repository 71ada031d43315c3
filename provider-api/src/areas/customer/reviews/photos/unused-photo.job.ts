import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { type Job, jobOf } from '../../../../platform/outbox/job-kind.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { filesOfUpload } from '../../../marketplace/index.ts';
import { reviewPhotos } from '../reviews.tables.ts';
import { photoName } from './photo-name.ts';
import { REMOVE_UNUSED_PHOTO } from './unused-photo.kind.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: FileStore;
}

/** Deletes a photo and its files if it belongs to no review when its day is over. */
export const unusedPhotoJob = ({ database: { db }, store }: Dependencies): Job =>
  jobOf(REMOVE_UNUSED_PHOTO, async ({ photoId }) => {
    await db.delete(reviewPhotos).where(and(eq(reviewPhotos.id, photoId), isNull(reviewPhotos.reviewId)));
    const [used] = await db
      .select({ id: reviewPhotos.id })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.id, photoId));
    if (used) return;
    // After the row: a failure then leaves files, which the next attempt deletes, but never a photo without its files.
    for (const name of filesOfUpload(photoName(photoId))) await store.remove(name);
  });
