import type { Image } from '@sundara/contracts/api';

/** An illustration of the set for the site's own pages, by its id; it is decorative, so that it has no alt text. */
export const housePicture = (id: string): Image => {
  const address = `/api/pictures/v2/${id}`;
  return { url: `${address}.jpg`, avif: `${address}.avif`, alt: '', placeholder: '', illustration: true };
};
