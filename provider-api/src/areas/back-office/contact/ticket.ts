import { randomInt } from 'node:crypto';

/**
 * No letter or digit that looks like another (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V), and no vowel, so that tickets
 * form no words.
 */
const SIGNS = '3479CDFHJKMNPRTWXY';
const LENGTH = 6;

/** 'SUN-7K3M9X': a number that people can read out, one of 34 million; the database makes sure that it is unique. */
export const newTicket = (): string =>
  `SUN-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
