import type { Image, OwnPicture } from '@sundara/contracts/api';
import type { IllustrationKind } from '../../../platform/pictures/illustrations.ts';
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

/** The salon's own picture with the alt text, or an illustration, which says itself what it shows. */
export const imageOfPicture = (
  kind: IllustrationKind,
  picture: SalonPicture | null,
  fallback: string,
  alt: string,
): Image =>
  picture && 'publicId' in picture
    ? imageOfUpload(picture, alt)
    : imageOf(kind, picture?.illustration ?? fallback, alt === '');

/** The same for its owner, who orders and removes it by its public id, an illustration by its id. */
export const presentOwnPicture = (
  kind: IllustrationKind,
  picture: SalonPicture | null,
  fallback: string,
  alt: string,
): OwnPicture => ({
  ...imageOfPicture(kind, picture, fallback, alt),
  publicId: picture && 'publicId' in picture ? picture.publicId : (picture?.illustration ?? fallback),
});
