/** One word of a text, to be found as a whole word or as the beginning of one. */
export interface Term {
  /** Folded. */
  readonly word: string;
  /** It is complete: only this word counts, not longer ones. */
  readonly whole: boolean;
  /** Prefixes that also match: this word joined with its neighbours. */
  readonly joins: readonly string[];
}

/**
 * A text-search query that requires all terms.
 * @example
 * prefixQuery([{ word: 'hair', whole: true, joins: ['hairkut'] }, { word: 'kut', whole: false, joins: ['hairkut'] }])
 * // ('hair' | 'hairkut':*) & ('kut':* | 'hairkut':*)
 */
export const prefixQuery = (terms: readonly Term[]): string => terms.map(termQuery).join(' & ');

/** The query of one term. */
export const termQuery = ({ word, whole, joins }: Term): string =>
  `(${[whole ? quoted(word) : begun(word), ...joins.map(begun)].join(' | ')})`;

const begun = (word: string): string => `${quoted(word)}:*`;

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;
