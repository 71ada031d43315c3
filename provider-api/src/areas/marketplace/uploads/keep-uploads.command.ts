import { randomUUID } from 'node:crypto';
import { addMinutes } from '@sundara/contracts';
import type { Uploaded, UploadFolder } from '@sundara/contracts/api';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { publicIdOf } from '../pictures/public-id.ts';
import { uploadFile, uploadUrl } from '../pictures/upload-address.ts';
import type { ReencodedImage } from './intake/reencode-image.ts';
import { REMOVE_UNUSED_UPLOAD, UNUSED_FOR_MINUTES } from './unused-upload.kind.ts';
import { uploads } from './uploads.tables.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: FileStore;
}

interface Order {
  readonly account: Account;
  /** Null for the central catalogue, and for an admin's picture of a salon that does not exist yet. */
  readonly salonId: string | null;
  readonly folder: UploadFolder;
  /** The operation's name, for the audit. */
  readonly action: string;
}

type Several<T> = readonly [T, ...T[]];

/**
 * Stores pictures of a salon or of the central catalogue, all or none, for a day unless something shows them. Rows and
 * their clean-up jobs are written first: what a crash leaves behind is deleted like any other unused upload.
 */
export const keepUploads = async (
  { database, store }: Dependencies,
  { account, salonId, folder, action }: Order,
  pictures: Several<ReencodedImage>,
  now: Date,
): Promise<Several<Uploaded>> => {
  const [first, ...others] = pictures;
  const one = named(first, folder);
  const kept = [one, ...others.map((picture) => named(picture, folder))] as const;
  await database.transaction(async (tx) => {
    for (const { id, picture } of kept) {
      const { width, height, placeholder } = picture;
      const row = { id, folder, salonId, uploadedBy: account.id, width, height, placeholder, createdAt: now };
      await tx.insert(uploads).values(row);
      const runAt = addMinutes(now, UNUSED_FOR_MINUTES);
      await enqueueJob(tx, REMOVE_UNUSED_UPLOAD, publicIdOf({ folder, id }), { folder, id }, { runAt });
      await writeAudit(tx, account, { salonId, action, subjectId: publicIdOf({ folder, id }) }, now);
    }
  });
  for (const { id, picture } of kept)
    for (const { width, bytes } of picture.copies) await store.put(uploadFile({ folder, id }, width), bytes);
  const [uploaded, ...more] = [present(one), ...kept.slice(1).map(present)] as const;
  return [uploaded, ...more];
};

interface Named {
  readonly folder: UploadFolder;
  readonly id: string;
  readonly picture: ReencodedImage;
}

const named = (picture: ReencodedImage, folder: UploadFolder): Named => ({
  folder,
  id: randomUUID(),
  picture,
});

const present = ({ picture: { width, height, placeholder }, ...name }: Named): Uploaded => ({
  url: uploadUrl(name),
  publicId: publicIdOf(name),
  alt: '',
  placeholder,
  width,
  height,
});
