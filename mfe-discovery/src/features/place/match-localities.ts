import type { Locality } from '@sundara/contracts/api';

/** Letters and digits only, so that 'Toli Chowki' and 'Tolichowki' are the same. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('en-IN').replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '');

/** The localities whose name, in English or Telugu, contains the text; those that begin with it come first. */
export const matchLocalities = (localities: readonly Locality[], text: string): readonly Locality[] => {
  const wanted = plain(text);
  if (wanted === '') return localities;
  const places = localities.map((locality) => {
    const found = [plain(locality.name).indexOf(wanted), plain(locality.telugu).indexOf(wanted)];
    return { locality, at: Math.min(...found.filter((at) => at >= 0)) };
  });
  return places
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1))
    .map(({ locality }) => locality);
};
