import type { Image } from '@sundara/contracts/api';

/** A drawing in the house style for the site's own pages; it is decorative, so that it has no alt text. */
export const housePicture = (kind: 'cover' | 'service' | 'work' | 'portrait', seed: string): Image => {
  const address = `/api/pictures/v1/${kind}/${seed}`;
  return { url: `${address}.webp`, avif: `${address}.avif`, alt: '', placeholder: '' };
};
