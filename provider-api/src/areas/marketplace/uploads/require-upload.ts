import type { UploadFolder } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { parsePublicId, publicIdOf } from '../pictures/public-id.ts';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';
import { uploads } from './uploads.tables.ts';

/**
 * The salon's upload of that name, for a column that shows it. The caller holds the salon's lock (`lockSalon`), so that
 * nobody deletes it meanwhile.
 * @throws ApiError VALIDATION_FAILED when it is not this salon's upload of that folder
 */
export const requireUpload = async (
  tx: TransactionHandle,
  salonId: string,
  publicId: string,
  folder: UploadFolder,
): Promise<UploadedPicture> => {
  const name = parsePublicId(publicId);
  const [found] =
    name?.folder === folder
      ? await tx
          .select()
          .from(uploads)
          .where(and(eq(uploads.id, name.id), eq(uploads.folder, folder), eq(uploads.salonId, salonId)))
      : [];
  if (found) {
    const { width, height, placeholder } = found;
    return { publicId: publicIdOf(found), width, height, placeholder };
  }
  const message = 'This picture is no longer there. Please upload it again.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'publicId', message }] });
};
