/** Stryker's report of a mutant: a small, generated change of a rule. */
export interface JudgedMutant {
  /** Path of the rule's source. */
  readonly fileName: string;
  readonly status: string;
  /** The kind of change, as 'EqualityOperator'. */
  readonly mutatorName: string;
  /** The code that replaced the original. */
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationScore {
  readonly found: number;
  /** Mutants for which no test fails. */
  readonly missed: readonly JudgedMutant[];
  /** The share of the mutants that could be judged, from 0 to 100; 0 where none could. */
  readonly percent: number;
}

/** An endless loop is detected by its time limit. */
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** How many of the mutants the tests detect; as in Stryker's score, those that can't be run do not count. */
export const mutationScore = (mutants: readonly JudgedMutant[]): MutationScore => {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.includes(status));
  const judged = found + missed.length;
  return { found, missed, percent: judged === 0 ? 0 : (100 * found) / judged };
};

/** 'shared-contracts/src/money/gst.ts:39 EqualityOperator: a <= b', on one line. */
export const describeMutant = ({ fileName, location, mutatorName, replacement = '' }: JudgedMutant): string =>
  `${fileName}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`;
