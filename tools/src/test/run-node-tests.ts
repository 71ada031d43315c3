import { fileGroups } from './file-groups.ts';
import { inLane } from './lanes.ts';
import type { RingCost } from './report/file-cost.ts';
import { type RingOutcome, sumOf } from './ring.ts';
import { type FileOutcome, type Place, runTestFiles } from './run-test-files.ts';

export interface NodeTests extends Place {
  /** Paths below the root. */
  readonly files: readonly string[];
}

export interface NodeTestsOutcome extends RingOutcome {
  readonly cost: RingCost;
}

/**
 * Runs test files in processes that short ones share, and prints each process's output when it has ended: some at a
 * time, those that took longest first. Node's own runner of many files is not used: it reports only when all have
 * ended, and when it dies, the results of all are lost.
 */
export const runNodeTests = async ({ files, ...place }: NodeTests): Promise<NodeTestsOutcome> => {
  const groups = fileGroups(files, place.bundles?.has);
  const outcomes = await inLane.map(groups, (group) => runTestFiles(group, place));
  return sumOfFiles(outcomes.flat());
};

/** Counts and costs of files together. */
export const sumOfFiles = (outcomes: readonly FileOutcome[]): NodeTestsOutcome => ({
  ...sumOf(outcomes.map(({ counts }) => counts)),
  cost: { files: outcomes.map(({ cost }) => cost), once: {} },
});
