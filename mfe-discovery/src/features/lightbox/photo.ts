import type { Image } from '@sundara/contracts/api';

/** A picture of the lightbox. */
export interface Photo {
  readonly image: Image;
  /** What stands below it; empty for none. */
  readonly caption: string;
  /** Width over height. */
  readonly ratio: number;
}

/** Which photos of the page are looked at, and at which of them the look begins. */
export interface Look {
  readonly set: string;
  readonly at: number;
}

/** Reads what the history keeps beside an address; undefined when it is something else. */
export const lookIn = (state: unknown): Look | undefined => {
  if (typeof state !== 'object' || state === null || !('look' in state)) return undefined;
  const { look } = state;
  if (typeof look !== 'object' || look === null || !('set' in look) || !('at' in look)) return undefined;
  const { set, at } = look;
  return typeof set === 'string' && typeof at === 'number' && Number.isInteger(at) && at >= 0
    ? { set, at }
    : undefined;
};
