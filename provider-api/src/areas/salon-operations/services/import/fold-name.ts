/**
 * A name in the form used for comparison: without case, accents and look-alike spaces and apostrophes, so that
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
