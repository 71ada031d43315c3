import type { Image } from '@sundara/contracts/api';

/** A picture of the lightbox. */
export interface Photo {
  readonly image: Image;
  /** The text below it; empty for none. */
  readonly caption: string;
  /** Width over height. */
  readonly ratio: number;
}

/** The text below a photo: its caption, and whether it is drawn. */
export const descriptionOf = ({ image, caption }: Photo): string =>
  [caption, image.illustration && 'Illustration'].filter(Boolean).join(' · ');

/** Which photos of the page are open, and the first one shown. */
export interface Look {
  readonly set: string;
  readonly at: number;
}

/** Reads the history state of an address; undefined without a valid `look`. */
export const lookIn = (state: unknown): Look | undefined => {
  if (typeof state !== 'object' || state === null || !('look' in state)) return undefined;
  const { look } = state;
  if (typeof look !== 'object' || look === null || !('set' in look) || !('at' in look)) return undefined;
  const { set, at } = look;
  return typeof set === 'string' && typeof at === 'number' && Number.isInteger(at) && at >= 0
    ? { set, at }
    : undefined;
};
