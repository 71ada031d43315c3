import { inLanes } from './in-lanes.ts';
import type { RingCost } from './report/file-cost.ts';
import { longestFirst } from './report/recorded-seconds.ts';
import { type RingOutcome, sumOf } from './ring.ts';
import { type FileOutcome, type Place, runTestFile } from './run-test-file.ts';

/** On two cores: a third takes from the others what it gets. */
const LANES = 2;

export interface NodeTests extends Place {
  /** Paths below the root. */
  readonly files: readonly string[];
}

export interface NodeTestsOutcome extends RingOutcome {
  readonly cost: RingCost;
}

/**
 * Runs test files, each in a process of its own, and prints what each says when it is over: two at a time, those that
 * took longest first. Node's own runner of many files is not used: it tells what it found when all have ended, and when
 * it dies that is lost for all.
 */
export async function runNodeTests({ files, ...place }: NodeTests): Promise<NodeTestsOutcome> {
  return sumOfFiles(await inLanes(longestFirst(files), LANES, (file) => runTestFile(file, place)));
}

/** What files found and cost together. */
export const sumOfFiles = (outcomes: readonly FileOutcome[]): NodeTestsOutcome => ({
  ...sumOf(outcomes.map(({ counts }) => counts)),
  cost: { files: outcomes.map(({ cost }) => cost), once: {} },
});
