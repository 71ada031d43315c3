import type { Image, OwnPicture } from '@sundara/contracts/api';
import type { PictureKind } from '../../../platform/pictures/picture-kinds.ts';
import { parsePublicId } from '../pictures/public-id.ts';
import { uploadUrl } from '../pictures/upload-address.ts';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';
import { imageOf } from './pictures.ts';
import type { SalonPicture } from './salons.tables.ts';

/** An uploaded picture as pages show it; `alt` says what it shows, empty when it only decorates. */
export const imageOfUpload = ({ publicId, placeholder }: UploadedPicture, alt: string): Image => {
  const name = parsePublicId(publicId);
  if (!name) throw new Error('A picture is stored under a name that no upload has.');
  return { url: uploadUrl(name), alt, placeholder };
};

/** The salon's own picture, or the one drawn from the seed if it has none. */
export const imageOfPicture = (
  kind: PictureKind,
  picture: SalonPicture | null,
  fallbackSeed: string,
  alt: string,
): Image =>
  picture && 'publicId' in picture
    ? imageOfUpload(picture, alt)
    : imageOf(kind, picture?.seed ?? fallbackSeed, alt);

/** The same for its owner, who orders and removes it by its public id, a drawn one by its seed. */
export const presentOwnPicture = (
  kind: PictureKind,
  picture: SalonPicture | null,
  fallbackSeed: string,
  alt: string,
): OwnPicture => ({
  ...imageOfPicture(kind, picture, fallbackSeed, alt),
  publicId: picture && 'publicId' in picture ? picture.publicId : (picture?.seed ?? fallbackSeed),
});
