import { type Palette, palettes } from './drawing/palettes.ts';
import { hash } from './drawing/random.ts';
import type { PictureKind } from './picture-kinds.ts';

/** `salon-12-3` is number 3 of `salon-12`; a seed without a number counts by its hash. */
const numbered = (seed: string): { series: string; number: number } => {
  const [, series, digits] = /^(.*?)-?(\d{1,6})$/.exec(seed) ?? [];
  return digits === undefined
    ? { series: seed, number: hash(seed) }
    : { series: series ?? '', number: Number(digits) };
};

/** The choice for a seed: consecutive numbers of one series walk through the list, so that neighbours differ. */
export const choose = <T>(list: readonly [T, ...T[]], seed: string, stride = 1): T => {
  const { series, number } = numbered(seed);
  return list[((number % 1e6) * stride + (hash(series) % list.length)) % list.length] ?? list[0];
};

/**
 * The colours of a picture. Gallery and work pictures of a place take the place's own: `salon-12-3` wears
 * what the cover `salon-12` wears. The stride of 5 is coprime to the 12 palettes: twelve neighbours, twelve palettes.
 */
export const paletteFor = (kind: PictureKind, seed: string): Palette => {
  const place = kind === 'gallery' || kind === 'work' ? numbered(seed).series || seed : seed;
  return choose(palettes, place, 5);
};
