import type { SalonPicture, SalonRow } from './salons.tables.ts';

/** Pictures of the salon: its own in their order, or the drawn ones while it has chosen none. */
export const galleryOf = ({
  gallery,
  gallerySeeds,
}: Pick<SalonRow, 'gallery' | 'gallerySeeds'>): readonly SalonPicture[] =>
  gallery ?? gallerySeeds.map((seed) => ({ seed }));

/** Its works with their titles, in the same way. */
export const worksOf = ({
  workPictures,
  works,
}: Pick<SalonRow, 'workPictures' | 'works'>): readonly (SalonPicture & { readonly title: string })[] =>
  workPictures ?? works;

/** The owner's portrait; null where there is neither an own nor a drawn one, or it was taken down. */
export const ownerPictureOf = ({
  ownerPicture,
  ownerSeed,
}: Pick<SalonRow, 'ownerPicture' | 'ownerSeed'>): SalonPicture | null =>
  ownerPicture ?? (ownerSeed === null ? null : { seed: ownerSeed });
