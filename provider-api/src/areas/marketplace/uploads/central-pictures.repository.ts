import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { parsePublicId, publicIdOf } from '../pictures/public-id.ts';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';
import { centralServices } from '../salons/central-services.tables.ts';
import { services } from '../salons/salons.tables.ts';
import { uploads } from './uploads.tables.ts';

const isPicture = (column: AnyPgColumn, publicId: string) => sql`${column} ->> 'publicId' = ${publicId}`;
/** Worded as in its index: of all services, only copies show such pictures. */
const copyShows = (publicId: string) =>
  sql`${services.image} ->> 'publicId' like 'central_services/%' and ${isPicture(services.image, publicId)}`;

/** Whether the central catalogue shows the picture, or a copy at a salon. */
export const isCentralPictureShown = async (db: DatabaseHandle, publicId: string): Promise<boolean> => {
  const [central] = await db
    .select({ id: centralServices.id })
    .from(centralServices)
    .where(isPicture(centralServices.image, publicId))
    .limit(1);
  if (central) return true;
  const [copy] = await db.select({ id: services.id }).from(services).where(copyShows(publicId)).limit(1);
  return copy !== undefined;
};

/** Removes the picture from the central catalogue and all copies; the caller holds the catalogue's lock. */
export const showCentralPictureNoMore = async (tx: TransactionHandle, publicId: string): Promise<void> => {
  await tx.update(centralServices).set({ image: null }).where(isPicture(centralServices.image, publicId));
  await tx.update(services).set({ image: null }).where(copyShows(publicId));
};

/**
 * The upload of that name, for a service of the central catalogue. The caller holds the catalogue's lock.
 * @throws ApiError VALIDATION_FAILED when it is no upload for the central catalogue
 */
export const requireCentralPicture = async (
  tx: TransactionHandle,
  publicId: string,
): Promise<UploadedPicture> => {
  const name = parsePublicId(publicId);
  const [found] =
    name?.folder === 'central_services'
      ? await tx
          .select()
          .from(uploads)
          .where(and(eq(uploads.id, name.id), eq(uploads.folder, name.folder)))
      : [];
  if (found) {
    const { width, height, placeholder } = found;
    return { publicId: publicIdOf(found), width, height, placeholder };
  }
  const message = 'This picture is no longer there. Please upload it again.';
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'publicId', message }] });
};
