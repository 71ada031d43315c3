import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError, refusedAsMissing } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { AT_ONCE } from '../../../platform/outbox/outbox.tables.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { parsePublicId, type SalonUploadName } from '../pictures/public-id.ts';
import { actingSalonId } from '../salons/acting-salon.ts';
import { lockCentralCatalogue } from '../salons/central-lock.ts';
import { lockSalon } from '../salons/salon-lock.ts';
import { showCentralPictureNoMore } from './central-pictures.repository.ts';
import { showNoMore } from './shown-pictures.repository.ts';
import { REMOVE_UNUSED_UPLOAD } from './unused-upload.kind.ts';
import { uploads } from './uploads.tables.ts';

interface Order {
  readonly account: Account;
  readonly publicId: string;
  /** The operation's name, for the audit. */
  readonly action: string;
}

/**
 * Deletes an upload of the owner's salon, or any upload for an admin: nothing shows it after the commit, and a job
 * removes its files, so that a crash does not leave it half deleted.
 * @throws ApiError NOT_FOUND for an unknown upload, or another salon's (resolutions R16)
 */
export const deleteUpload = async (
  database: Database,
  { account, publicId, action }: Order,
  now: Date,
): Promise<void> => {
  const name = parsePublicId(publicId);
  if (!name) throw notThere();
  await database.transaction(async (tx) => {
    const isIt = isUpload(name);
    const [row] = await tx.select({ salonId: uploads.salonId }).from(uploads).where(isIt);
    if (!row) throw notThere();
    const { salonId } = row;
    if (salonId === null && account.role !== 'admin') throw refusedAsMissing(notThere());
    if (salonId !== null) {
      if ((await actingSalonId(tx, account, salonId)) !== salonId) throw refusedAsMissing(notThere());
      await lockSalon(tx, salonId);
    }
    const isCentral = name.folder === 'central_services';
    if (isCentral) await lockCentralCatalogue(tx);
    const still = salonId === null ? isNull(uploads.salonId) : eq(uploads.salonId, salonId);
    const gone = await tx.delete(uploads).where(and(isIt, still)).returning({ id: uploads.id });
    if (gone.length === 0) throw notThere();
    if (isCentral) await showCentralPictureNoMore(tx, publicId);
    if (salonId !== null) await showNoMore(tx, salonId, publicId);
    await enqueueJob(tx, REMOVE_UNUSED_UPLOAD, publicId, name, { runAt: AT_ONCE, replace: true });
    await writeAudit(tx, account, { salonId, action, subjectId: publicId }, now);
  });
};

const isUpload = ({ folder, id }: SalonUploadName) => and(eq(uploads.id, id), eq(uploads.folder, folder));

const notThere = (): ApiError => new ApiError('NOT_FOUND', { message: 'This picture is not there.' });
