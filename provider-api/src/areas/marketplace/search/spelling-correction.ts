import { isDeepStrictEqual } from 'node:util';
import { and } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { BY_STANDING } from '../salons/orders.ts';
import { findFew } from './ordered-scan.ts';
import { fitting, having } from './salon-filter.ts';
import { correctionCandidates, runsOf } from './words/correction-candidates.ts';
import { findKnownWords, findWritten } from './words/known-words.repository.ts';
import { type Meaning, parseQuery } from './words/parse-query.ts';
import { wordFrequencies } from './words/word-frequencies.ts';

export interface ParsedQuery {
  readonly meaning: Meaning;
  /** What was understood instead of what was typed. */
  readonly corrected?: string;
}

/** Readings that are tried, the nearest first. */
const TRIED = 5;

/** Parses a text; if no salon matches it, corrects its spelling. */
export const parseForgiving = async (db: DatabaseHandle, text: string): Promise<ParsedQuery> => {
  const meaning = await parseQuery(db, text);
  return (await anyFits(db, meaning))
    ? { meaning }
    : ((await correctSpelling(db, text, meaning)) ?? { meaning });
};

/**
 * Corrects a text that no salon matches: its words are replaced by known words, joined or split. Undefined when nothing
 * near to it matches either. Salons are never compared with what was typed.
 */
export const correctSpelling = async (
  db: DatabaseHandle,
  text: string,
  { terms }: Meaning,
): Promise<ParsedQuery | undefined> => {
  const words = terms.map(({ word }) => word);
  if (words.length === 0 || words.every((word) => word.length < 3)) return undefined;
  const [candidates, written] = await Promise.all([findKnownWords(db, runsOf(words)), findWritten(db, text)]);
  for (const reading of correctionCandidates(words, candidates, written).slice(0, TRIED)) {
    const meaning = await parseQuery(db, reading.text);
    if (isDeepStrictEqual(meaning.terms, terms)) continue;
    if (await anyFits(db, meaning)) return { meaning, corrected: reading.text };
  }
  return undefined;
};

/** Whether an active salon has all words of a text. */
export const anyFits = async (db: DatabaseHandle, { terms }: Meaning): Promise<boolean> => {
  const whole = and(fitting({}), having(terms, 'words', await wordFrequencies(db)));
  return (await findFew(db, { whole }, BY_STANDING, { offset: 0, limit: 0 })).total > 0;
};
