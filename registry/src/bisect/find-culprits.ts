/** What a try of one set of changes said; `skip`: it can't be told. */
export type Verdict = 'good' | 'bad' | 'skip';

export interface Culprits {
  /** What makes the bad set bad: taking all of these makes it good. One, unless sets between can't be tried. */
  readonly culprits: readonly string[];
  /** With these changes, and without the culprits, it is good still. */
  readonly harmless: readonly string[];
  readonly tries: number;
}

/** More sets of one size than this are not looked through: every step stays quick, however many ids differ. */
const MOST_CANDIDATES = 5_000;

function* choose(items: readonly string[], size: number, from = 0): Generator<readonly string[]> {
  if (size === 0) yield [];
  else
    for (let index = from; index <= items.length - size; index += 1)
      for (const rest of choose(items, size - 1, index + 1)) yield [items[index] ?? '', ...rest];
}

/** Sizes from the half outwards: 3, 2, 4, 1, 5 of six. */
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
 * Finds which of the changes between a good and a bad state makes it bad. Each try takes about half of the suspects;
 * a set that may not run together (`canRun`), or whose try was skipped, is replaced by the next best.
 *
 * @param changes names of what differs; with none of them it is good, with all of them bad
 * @param attempt says how the good state with exactly these changes fares
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
