import type { Locality } from '@sundara/contracts/api';

/** One letter per sound, so that spellings of the same Telugu or Urdu name match. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([bdgkt])h/g, '$1'],
  [/ph/g, 'f'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Only letters, digits and Telugu signs: 'Toli Chowki' is typed in many ways. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('en-IN').replaceAll(/[^a-z0-9\u0c00-\u0c7f]/g, '');

const sounded = (text: string): string =>
  SOUNDS.reduce((heard, [sound, letter]) => heard.replaceAll(sound, letter), plain(text));

/** The localities that match a typed text, by English or Telugu name; those that begin with it come first. */
export const matchLocalities = (localities: readonly Locality[], typed: string): Locality[] => {
  const text = plain(typed);
  if (text === '') return [...localities];
  const heard = sounded(typed);
  const rank = ({ name, telugu }: Locality): number => {
    if (plain(name).startsWith(text) || plain(telugu).startsWith(text)) return 0;
    if (plain(name).includes(text) || plain(telugu).includes(text)) return 1;
    return heard !== '' && sounded(name).includes(heard) ? 2 : 3;
  };
  return localities
    .map((locality) => ({ locality, at: rank(locality) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ locality }) => locality);
};
