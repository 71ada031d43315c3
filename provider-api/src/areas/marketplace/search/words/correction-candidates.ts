import type { Candidates, KnownWord } from './known-words.repository.ts';
import { farthestMeant, spellingDistance } from './spelling-distance.ts';

/** One way to read a text: its words in correct spelling, and their distance from what was typed. */
export interface CorrectionCandidate {
  readonly text: string;
  readonly cost: number;
}

interface Option {
  readonly text: string;
  readonly cost: number;
  /** Number of typed words that it replaces. */
  readonly words: number;
}

/** Ways kept after each word, and at the end. */
const KEPT = 8;
/** At most this many words may be one. */
const LONGEST_RUN = 4;
const JOINED = 0.2;
const SPLIT = 0.3;
/** Leaving out an unknown word. */
const LEFT_OUT = 2.5;
/** Of two equally near words, prefers the likelier one: a locality before a salon's name. */
const PER_WEIGHT = 0.08;

/** All runs of neighbouring words, each joined to one word, to look up candidates for. */
export const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, at) => words.slice(at, at + LONGEST_RUN).map((_, more) => runAt(words, at, more + 1)));

/** Joined words are folded again: a doubled letter becomes one. */
const runAt = (words: readonly string[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .join('')
    .replaceAll(/([a-z])\1+/g, '$1');

/**
 * The ways to read some folded words with the candidates found for them, nearest first.
 * @param written each word as it was typed
 */
export const correctionCandidates = (
  words: readonly string[],
  candidates: readonly Candidates[],
  written: ReadonlyMap<string, string>,
): CorrectionCandidate[] => {
  const byTyped = new Map(candidates.map((each) => [each.typed, each]));
  const ways: CorrectionCandidate[][] = [[{ text: '', cost: 0 }]];
  for (let at = 0; at < words.length; at += 1) {
    for (const option of optionsAt(words, at, byTyped, written)) {
      const end = at + option.words;
      ways[end] = best([...(ways[end] ?? []), ...(ways[at] ?? []).map((way) => joined(way, option))]);
    }
  }
  return (ways[words.length] ?? []).filter(({ text }) => text !== '');
};

const joined = (way: CorrectionCandidate, { text, cost }: Option): CorrectionCandidate => ({
  text: [way.text, text].filter(Boolean).join(' '),
  cost: way.cost + cost,
});

const best = (ways: readonly CorrectionCandidate[]): CorrectionCandidate[] => {
  const sorted = ways.toSorted((a, b) => a.cost - b.cost);
  return sorted
    .filter(({ text }, at) => sorted.findIndex((other) => other.text === text) === at)
    .slice(0, KEPT);
};

const optionsAt = (
  words: readonly string[],
  at: number,
  byTyped: ReadonlyMap<string, Candidates>,
  written: ReadonlyMap<string, string>,
): Option[] => {
  const options: Option[] = [];
  for (let length = 1; length <= LONGEST_RUN && at + length <= words.length; length += 1) {
    const typed = runAt(words, at, length);
    const found = byTyped.get(typed);
    const extra = length === 1 ? 0 : JOINED;
    for (const known of found?.known ?? []) {
      const distance = spellingDistance(typed, known.word);
      if (distance > farthestMeant(typed)) continue;
      options.push({ text: known.shown, cost: distance + extra + unlikely(known), words: length });
    }
    for (const { first, second } of length === 1 ? (found?.splits ?? []) : [])
      options.push({
        text: `${first.shown} ${second.shown}`,
        cost: SPLIT + (unlikely(first) + unlikely(second)) / 2,
        words: 1,
      });
  }
  const [word = ''] = words.slice(at);
  const isBegun = byTyped.get(word)?.known.some((known) => known.word.startsWith(word));
  if (isBegun) options.push({ text: written.get(word) ?? word, cost: 0, words: 1 });
  else if (word.length > 2 && words.length > 1) options.push({ text: '', cost: LEFT_OUT, words: 1 });
  return options.toSorted((a, b) => a.cost - b.cost).slice(0, KEPT);
};

const unlikely = ({ weight }: KnownWord): number => PER_WEIGHT * (4 - weight);
