import type { Image, SalonDetail } from '@sundara/contracts/api';
import type { Photo } from '../../features/lightbox/photo.ts';

export const COVER_RATIO = 3 / 2;
export const GALLERY_RATIO = 4 / 3;
export const WORK_RATIO = 4 / 5;

/** All photos of a salon, its cover first and no duplicates: the first ones are in the hero, all in the lightbox. */
export const photosOf = ({ name, coverImage, galleryImages }: SalonDetail): readonly Photo[] => {
  const cover: Image = { ...coverImage, alt: coverImage.alt || name };
  const others = galleryImages.filter(({ url }) => url !== cover.url);
  return [
    { image: cover, caption: '', ratio: COVER_RATIO },
    ...others.map((image) => ({ image, caption: '', ratio: GALLERY_RATIO })),
  ];
};

/** Pictures of the salon's work, each with its title. */
export const worksOf = ({ workImages }: SalonDetail): readonly Photo[] =>
  workImages.map((image) => ({ image, caption: image.title, ratio: WORK_RATIO }));
