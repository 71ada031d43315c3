/** What Stryker tells of a mutant: a small change of a rule, made by a machine. */
export interface JudgedMutant {
  /** Path of the rule's source. */
  readonly fileName: string;
  readonly status: string;
  /** What kind of change it is, as 'EqualityOperator'. */
  readonly mutatorName: string;
  /** What stood there instead. */
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationScore {
  readonly found: number;
  /** Those that no test fails for. */
  readonly missed: readonly JudgedMutant[];
  /** Of those that could be judged, from 0 to 100; 0 where none could. */
  readonly percent: number;
}

/** An endless loop is found by its limit. */
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** How many of the mutants the tests find; as Stryker reckons, those that can't be run at all do not count. */
export const mutationScore = (mutants: readonly JudgedMutant[]): MutationScore => {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.includes(status));
  const judged = found + missed.length;
  return { found, missed, percent: judged === 0 ? 0 : (100 * found) / judged };
};

/** 'shared-contracts/src/money/gst.ts:39 EqualityOperator: a <= b', on one line. */
export const describeMutant = ({ fileName, location, mutatorName, replacement = '' }: JudgedMutant): string =>
  `${fileName}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`;
