import type { Image, OwnPicture, UploadFolder } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { PictureKind } from '../platform/pictures/picture-kinds.ts';
import { imageOf } from '../salons/pictures.ts';
import type { SalonPicture } from '../salons/salons.tables.ts';
import { parsePublicId, publicIdOf } from './public-id.ts';
import { uploadUrl } from './upload-address.ts';
import type { UploadedPicture } from './uploaded-picture.ts';
import { uploads } from './uploads.tables.ts';

/** An uploaded picture as pages show it; `alt` says what it shows, empty when it only decorates. */
export const imageOfUpload = ({ publicId, placeholder }: UploadedPicture, alt: string): Image => {
  const name = parsePublicId(publicId);
  if (!name) throw new Error('A picture is stored under a name that no upload has.');
  return { url: uploadUrl(name), alt, placeholder };
};

/** A picture of the salon's own, or the drawn one of the seed where it has none. */
export const imageOfPicture = (
  kind: PictureKind,
  picture: SalonPicture | null,
  fallbackSeed: string,
  alt: string,
): Image =>
  picture && 'publicId' in picture
    ? imageOfUpload(picture, alt)
    : imageOf(kind, picture?.seed ?? fallbackSeed, alt);

/** The same as its owner orders and removes it: named by its public id, a drawn one by its seed. */
export const presentOwnPicture = (
  kind: PictureKind,
  picture: SalonPicture | null,
  fallbackSeed: string,
  alt: string,
): OwnPicture => ({
  ...imageOfPicture(kind, picture, fallbackSeed, alt),
  publicId: picture && 'publicId' in picture ? picture.publicId : (picture?.seed ?? fallbackSeed),
});

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
