/** The result of trying one set of changes; `skip`: unknown. */
export type Verdict = 'good' | 'bad' | 'skip';

export interface Culprits {
  /**
   * The changes that make the bad set bad: without them it is good. Just one, unless sets in between can't be tried.
   */
  readonly culprits: readonly string[];
  /** With these changes, and without the culprits, it is still good. */
  readonly harmless: readonly string[];
  readonly tries: number;
}

/** At most this many sets of one size are considered, so that every step is quick however many ids differ. */
const MOST_CANDIDATES = 5_000;

function* choose(items: readonly string[], size: number, from = 0): Generator<readonly string[]> {
  if (size === 0) yield [];
  else
    for (let index = from; index <= items.length - size; index += 1)
      for (const rest of choose(items, size - 1, index + 1)) yield [items[index] ?? '', ...rest];
}

/** Sizes starting from half: 3, 2, 4, 1, 5 for six. */
const sizesOf = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1).sort(
    (a, b) => Math.abs(a - count / 2) - Math.abs(b - count / 2),
  );

function* candidates(items: readonly string[]): Generator<readonly string[]> {
  for (const size of sizesOf(items.length)) {
    let count = 0;
    for (const candidate of choose(items, size)) {
      yield candidate;
      count += 1;
      if (count === MOST_CANDIDATES) break;
    }
  }
}

const keyOf = (set: readonly string[]): string => [...set].sort().join(' ');

/**
 * Finds the change between a good and a bad state that makes it bad. Each try takes about half of the suspects; a set
 * that can't run together (`canRun`), or whose try was skipped, is replaced by the next candidate.
 *
 * @param changes names of the differences; with none of them the state is good, with all of them bad
 * @param attempt tries the good state with exactly these changes
 */
export const findCulprits = async (
  changes: readonly string[],
  canRun: (taken: readonly string[]) => Promise<boolean>,
  attempt: (taken: readonly string[]) => Promise<Verdict>,
): Promise<Culprits> => {
  let harmless: readonly string[] = [];
  let suspects = changes;
  let tries = 0;
  const ruledOut = new Set<string>();
  const next = async (): Promise<readonly string[] | undefined> => {
    for (const candidate of candidates(suspects)) {
      const key = keyOf([...harmless, ...candidate]);
      if (ruledOut.has(key)) continue;
      if (await canRun([...harmless, ...candidate])) return candidate;
      ruledOut.add(key);
    }
    return undefined;
  };
  for (let part = await next(); part !== undefined; part = await next()) {
    const taken = part;
    const verdict = await attempt([...harmless, ...taken]);
    tries += 1;
    if (verdict === 'skip') ruledOut.add(keyOf([...harmless, ...taken]));
    if (verdict === 'bad') suspects = taken;
    if (verdict === 'good') {
      suspects = suspects.filter((suspect) => !taken.includes(suspect));
      harmless = [...harmless, ...taken];
    }
  }
  return { culprits: suspects, harmless, tries };
};
