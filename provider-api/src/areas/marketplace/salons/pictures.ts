import type { Image } from '@sundara/contracts/api';
import { type PictureKind, pictureUrl } from '../../../platform/pictures/picture-kinds.ts';
import { paletteFor } from '../../../platform/pictures/seed.ts';
import { standInOf } from '../../../platform/pictures/stand-ins.ts';

/** A picture's address and its blur-up placeholder; `alt` says what it shows, empty when it only decorates. */
export const imageOf = (kind: PictureKind, seed: string, alt: string): Image => ({
  url: pictureUrl(kind, seed, 'webp'),
  avif: pictureUrl(kind, seed, 'avif'),
  alt,
  placeholder: standInOf(kind, seed) ?? coloursOf(kind, seed),
});

/** The picture's wall, light and floor as a soft gradient, about 300 bytes: used until the picture is first drawn. */
const coloursOf = (kind: PictureKind, seed: string): string => {
  const { wall, light, floor } = paletteFor(kind, seed);
  const stops = [wall, light, floor]
    .map((colour, n) => `<stop offset='${n / 2}' stop-color='${colour}'/>`)
    .join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' preserveAspectRatio='none'><linearGradient id='g' x2='.4' y2='1'>${stops}</linearGradient><path fill='url(#g)' d='M0 0h9v9H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll("'", '%27')}`;
};
