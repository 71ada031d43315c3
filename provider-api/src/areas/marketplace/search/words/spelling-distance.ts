const VOWELS = 'aiu';
/** Consonants that are confused by ear or on a keyboard. */
const ALIKE = ['bv', 'bp', 'dt', 'gk', 'gj', 'js', 'mn', 'fp', 'kh', 'dr', 'lr'];

/** A wrong letter costs 1; common mistakes cost less. */
const OTHER_VOWEL = 0.5;
const ALIKE_LETTER = 0.6;
const SWAPPED = 0.7;
const OTHER_BEGINNING = 0.4;
/** The cost of an unfinished word, and of each letter that is still missing. */
const UNFINISHED = 0.15;
const TO_COME = 0.03;

/**
 * The distance of a folded word from a known one, of which it may be only the beginning: 0 is the same, 1 is one wrong
 * letter; vowels, letters that sound alike and swapped neighbours count less.
 */
export const spellingDistance = (typed: string, known: string): number => {
  const rows = distances(typed, known);
  const last = rows[typed.length] ?? [];
  const whole = last[known.length] ?? Number.POSITIVE_INFINITY;
  const begun = last
    .slice(0, known.length)
    .map((each, at) => each + UNFINISHED + TO_COME * (known.length - at));
  const beginning = typed[0] === known[0] ? 0 : OTHER_BEGINNING;
  return Math.min(whole, ...begun) + beginning;
};

/** The largest distance that may still be meant: smaller for short words, as nearly everything is near to them. */
export const farthestMeant = (typed: string): number => Math.min(3, 0.5 + typed.length / 4);

const distances = (typed: string, known: string): number[][] => {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= typed.length; i += 1) {
    rows[i] = [];
    for (let j = 0; j <= known.length; j += 1) {
      const [a = '', b = ''] = [typed[i - 1], known[j - 1]];
      const swapped = i > 1 && j > 1 && a === known[j - 2] && b === typed[i - 2];
      const cost = Math.min(
        i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY,
        at(i - 1, j) + missing(a),
        at(i, j - 1) + missing(b),
        at(i - 1, j - 1) + instead(a, b),
        swapped ? at(i - 2, j - 2) + SWAPPED : Number.POSITIVE_INFINITY,
      );
      rows[i]?.push(cost);
    }
  }
  return rows;
};

const missing = (letter: string): number => (VOWELS.includes(letter) || letter === 'h' ? OTHER_VOWEL : 1);

const instead = (a: string, b: string): number => {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return OTHER_VOWEL;
  return ALIKE.some((pair) => pair.includes(a) && pair.includes(b)) ? ALIKE_LETTER : 1;
};
