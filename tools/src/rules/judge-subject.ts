import { describeMutant, mutationScore } from './mutation-score.ts';
import { runStryker } from './run-stryker.ts';
import type { RuleSubject } from './subjects/rule-subject.ts';

/** Required of each subject separately, so that a good one can't hide a bad one. */
export const LEAST_PERCENT = 90;

/** How well the tests of a subject detect small changes of its rules. */
export interface Judgement {
  readonly isFine: boolean;
  /** The share of the changes that they detect, from 0 to 100. */
  readonly percent: number;
  /** '92.8 %, 556 of 599 mutants found' */
  readonly told: string;
  /** The changes that no test detects, a line for each. */
  readonly missed: readonly string[];
}

/** @throws Refusal where the tests can't be run, or fail without a change */
export const judgeSubject = async (root: string, subject: RuleSubject): Promise<Judgement> => {
  const { found, missed, percent } = mutationScore(await runStryker(root, subject));
  return {
    isFine: percent >= LEAST_PERCENT,
    percent,
    told: `${percent.toFixed(1)} %, ${found} of ${found + missed.length} mutants found`,
    missed: missed.map(describeMutant),
  };
};
