/**
 * A text-search query for folded words: each must begin a word of what is found. A word may have alternatives; one
 * of them is enough.
 * @example prefixQuery([['hair', 'hairkut'], ['kut', 'hairkut']]) // ('hair':* | 'hairkut':*) & ('kut':* | 'hairkut':*)
 */
export const prefixQuery = (terms: readonly (readonly string[])[]): string =>
  terms.map(termQuery).join(' & ');

/** The query of one word with its alternatives. */
export const termQuery = (alternatives: readonly string[]): string =>
  `(${alternatives.map((word) => `${quoted(word)}:*`).join(' | ')})`;

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;
