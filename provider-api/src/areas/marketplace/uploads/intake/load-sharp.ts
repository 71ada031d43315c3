import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/**
 * What reads and writes pixels, from when it is first needed: many a process of the API never does. Takes one thread for
 * each picture: the caller decides how many are drawn at once.
 */
export const loadSharp = (): Promise<typeof sharp> => {
  loaded ??= import('sharp').then(({ default: found }) => {
    found.concurrency(1);
    return found;
  });
  return loaded;
};
