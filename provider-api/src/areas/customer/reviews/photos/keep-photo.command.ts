import { randomUUID } from 'node:crypto';
import { addMinutes } from '@sundara/contracts';
import type { Photo } from '@sundara/contracts/api';
import type { Database } from '../../../../platform/database/open-database.ts';
import type { Account } from '../../../../platform/http/access.ts';
import { enqueueJob } from '../../../../platform/outbox/enqueue-job.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { type ReencodedImage, uploadFile } from '../../../marketplace/index.ts';
import { authorName } from '../author-name.ts';
import { reviewPhotos } from '../reviews.tables.ts';
import { photoName } from './photo-name.ts';
import { presentPhoto } from './review-photo.presenter.ts';
import { REMOVE_UNUSED_PHOTO, UNUSED_FOR_MINUTES } from './unused-photo.kind.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: FileStore;
}

/**
 * Stores a customer's picture for a day, until a review names it. The row and the job that deletes it are written
 * first, so that what a crash leaves behind is deleted like any other unused photo.
 */
export const keepPhoto = async (
  { database, store }: Dependencies,
  account: Pick<Account, 'id' | 'name'>,
  { width, height, placeholder, copies }: ReencodedImage,
  now: Date,
): Promise<Photo> => {
  const photo = { id: randomUUID(), width, height, placeholder };
  await database.transaction(async (tx) => {
    await tx.insert(reviewPhotos).values({ ...photo, customerId: account.id, createdAt: now });
    const runAt = addMinutes(now, UNUSED_FOR_MINUTES);
    await enqueueJob(tx, REMOVE_UNUSED_PHOTO, photo.id, { photoId: photo.id }, { runAt });
  });
  for (const copy of copies) await store.put(uploadFile(photoName(photo.id), copy.width), copy.bytes);
  return presentPhoto(photo, authorName(account.name));
};
