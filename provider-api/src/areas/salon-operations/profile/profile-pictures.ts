import type { UploadFolder } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import {
  galleryOf,
  ownerPictureOf,
  requireUpload,
  type SalonPicture,
  type SalonRow,
  worksOf,
} from '../../marketplace/index.ts';

/** The pictures of a profile, as ordered public ids; missing fields stay as they are. */
export interface GivenPictures {
  readonly cover?: string | null | undefined;
  readonly galleryImages?: readonly string[] | undefined;
  readonly workImages?: readonly { readonly publicId: string; readonly title: string }[] | undefined;
  readonly ownerPhoto?: string | null | undefined;
}

const idOf = (picture: SalonPicture): string =>
  'publicId' in picture ? picture.publicId : picture.illustration;

/**
 * The columns for a salon's pictures after a change. Pictures that the salon already shows may stay, illustrations too;
 * any other must be its own upload. A picture that is named twice is stored once. Null removes a picture: the portrait
 * then is empty, and lists show an illustration until there is a new one.
 * @throws ApiError VALIDATION_FAILED for a picture that is not this salon's; the caller holds the salon's lock
 */
export const changedPictures = async (
  tx: TransactionHandle,
  row: SalonRow,
  { cover, galleryImages, workImages, ownerPhoto }: GivenPictures,
): Promise<
  Partial<Pick<SalonRow, 'cover' | 'gallery' | 'workPictures' | 'ownerPicture' | 'ownerIllustration'>>
> => {
  const find = async (id: string, known: readonly SalonPicture[], folder: UploadFolder) =>
    known.find((picture) => idOf(picture) === id) ?? (await requireUpload(tx, row.id, id, folder));
  const one = async (
    id: string | null,
    shown: SalonPicture | null,
    drawn: string | null,
    folder: UploadFolder,
  ) => (id === null || id === drawn ? null : find(id, shown ? [shown] : [], folder));
  const changes: Awaited<ReturnType<typeof changedPictures>> = {};

  if (cover !== undefined) changes.cover = await one(cover, row.cover, row.coverIllustration, 'salon_covers');
  if (ownerPhoto !== undefined) {
    changes.ownerPicture = await one(ownerPhoto, ownerPictureOf(row), row.ownerIllustration, 'owner_photos');
    // A portrait shows a face: once it is removed or replaced, the illustration never comes back.
    if (ownerPhoto !== row.ownerIllustration) changes.ownerIllustration = null;
  }
  if (galleryImages) {
    const known = [...galleryOf(row), ...row.galleryIllustrations.map((illustration) => ({ illustration }))];
    const gallery: SalonPicture[] = [];
    for (const id of new Set(galleryImages)) gallery.push(await find(id, known, 'salon_gallery'));
    changes.gallery = gallery;
  }
  if (workImages) {
    const known = [...worksOf(row), ...row.works];
    const works: (SalonPicture & { readonly title: string })[] = [];
    for (const [id, title] of new Map(workImages.map((work) => [work.publicId, work.title])))
      works.push({ ...(await find(id, known, 'work_images')), title });
    changes.workPictures = works;
  }
  return changes;
};
