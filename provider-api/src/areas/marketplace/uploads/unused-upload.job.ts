import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { publicIdOf, type SalonUploadName } from '../pictures/public-id.ts';
import { filesOfUpload } from '../pictures/upload-address.ts';
import { lockCentralCatalogue } from '../salons/central-lock.ts';
import { lockSalon } from '../salons/salon-lock.ts';
import { isCentralPictureShown } from './central-pictures.repository.ts';
import { isShown } from './shown-pictures.repository.ts';
import { REMOVE_UNUSED_UPLOAD } from './unused-upload.kind.ts';
import { uploads } from './uploads.tables.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: FileStore;
}

/** Deletes a salon's upload that nothing shows, and the files of one whose row is gone. */
export const unusedUploadJob = ({ database, store }: Dependencies): Job =>
  jobOf(REMOVE_UNUSED_UPLOAD, async (name) => {
    if (await stillShown(database, name)) return;
    // After the row: a failure leaves files, which the next attempt finds, but never a picture without its files.
    for (const file of filesOfUpload(name)) await store.remove(file);
  });

const stillShown = (database: Database, name: SalonUploadName): Promise<boolean> =>
  database.transaction(async (tx) => {
    const isIt = and(eq(uploads.id, name.id), eq(uploads.folder, name.folder));
    const [row] = await tx.select({ salonId: uploads.salonId }).from(uploads).where(isIt);
    if (!row) return false;
    if (name.folder === 'central_services') {
      await lockCentralCatalogue(tx);
      if (await isCentralPictureShown(tx, publicIdOf(name))) return true;
    }
    if (row.salonId === null) {
      const gone = await tx
        .delete(uploads)
        .where(and(isIt, isNull(uploads.salonId)))
        .returning({ id: uploads.id });
      // Otherwise a salon took it over meanwhile, and shows it.
      return gone.length === 0;
    }
    // Locked, so that nothing starts to show it.
    await lockSalon(tx, row.salonId);
    if (await isShown(tx, row.salonId, publicIdOf(name))) return true;
    await tx.delete(uploads).where(isIt);
    return false;
  });
