import type { Image, SalonDetail } from '@sundara/contracts/api';
import type { Photo } from '../../features/lightbox/photo.ts';

export const COVER_RATIO = 3 / 2;
export const GALLERY_RATIO = 4 / 3;
export const WORK_RATIO = 4 / 5;

/** All photos of a salon, its cover first and none twice: what the hero begins and the lightbox shows. */
export const photosOf = ({ name, coverImage, galleryImages }: SalonDetail): readonly Photo[] => {
  const cover: Image = { ...coverImage, alt: coverImage.alt || name };
  const others = galleryImages.filter(({ url }) => url !== cover.url);
  return [
    { image: cover, caption: '', ratio: COVER_RATIO },
    ...others.map((image) => ({ image, caption: '', ratio: GALLERY_RATIO })),
  ];
};

/** What was done there, each with its title. */
export const worksOf = ({ workImages }: SalonDetail): readonly Photo[] =>
  workImages.map((image) => ({ image, caption: image.title, ratio: WORK_RATIO }));
