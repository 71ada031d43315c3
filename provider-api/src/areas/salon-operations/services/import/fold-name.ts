/**
 * A name as it is compared: without case, accents and the kinds of space and apostrophe that look alike, so that
 * 'Épilation  Deluxe' and 'epilation deluxe' are one service.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
