import type { SalonPicture, SalonRow } from './salons.tables.ts';

/** Pictures of the salon: its own in their order, or illustrations while it has chosen none. */
export const galleryOf = ({
  gallery,
  galleryIllustrations,
}: Pick<SalonRow, 'gallery' | 'galleryIllustrations'>): readonly SalonPicture[] =>
  gallery ?? galleryIllustrations.map((illustration) => ({ illustration }));

/** Its works with their titles, in the same way. */
export const worksOf = ({
  workPictures,
  works,
}: Pick<SalonRow, 'workPictures' | 'works'>): readonly (SalonPicture & { readonly title: string })[] =>
  workPictures ?? works;

/** The owner's portrait; null where there is neither an own one nor an illustration, or it was taken down. */
export const ownerPictureOf = ({
  ownerPicture,
  ownerIllustration,
}: Pick<SalonRow, 'ownerPicture' | 'ownerIllustration'>): SalonPicture | null =>
  ownerPicture ?? (ownerIllustration === null ? null : { illustration: ownerIllustration });
