import { INDIAN_STATES, type IndianState } from '@sundara/contracts';

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Former names and abbreviations that people still type. */
const ALSO: Partial<Record<IndianState, string>> = {
  Odisha: 'orissa',
  Puducherry: 'pondicherry',
  Uttarakhand: 'uttaranchal',
  'Andhra Pradesh': 'ap',
  Telangana: 'ts hyderabad',
  'Tamil Nadu': 'tn',
  'Madhya Pradesh': 'mp',
  'Uttar Pradesh': 'up',
  'Jammu and Kashmir': 'j k jk',
};

/** States in which a word begins with each typed word, in their usual order; all if nothing is typed. */
export const matchStates = (typed: string): readonly IndianState[] => {
  const wanted = fold(typed).split(' ');
  return INDIAN_STATES.filter((name) => {
    const words = fold(`${name} ${ALSO[name] ?? ''}`).split(' ');
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
};
