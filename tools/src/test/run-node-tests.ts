import { ALONE } from './alone.ts';
import type { FileCost } from './report/file-cost.ts';
import { longestFirst } from './report/recorded-seconds.ts';
import { type RingOutcome, sumOf } from './ring.ts';
import { type FileOutcome, type Place, runTestFile } from './run-test-file.ts';

const LANES = 2;

export interface NodeTests extends Place {
  /** Paths below the root. */
  readonly files: readonly string[];
}

export interface NodeTestsOutcome extends RingOutcome {
  readonly cost: { readonly files: readonly FileCost[]; readonly once: Readonly<Record<string, never>> };
}

/**
 * Runs test files, each in a process of its own, and prints what each says when it is over: two at a time, those that
 * took longest first, and then one by one those that share the machine with none. Node's own runner of many files is not
 * used: it tells what it found when all have ended, and when it dies that is lost for all.
 */
export async function runNodeTests({ files, ...place }: NodeTests): Promise<NodeTestsOutcome> {
  const isAlone = (file: string) => ALONE.some((one) => one.file === file);
  const ordered = longestFirst(files);
  const together = await run(
    ordered.filter((file) => !isAlone(file)),
    place,
    LANES,
  );
  const alone = await run(ordered.filter(isAlone), place, 1);
  const outcomes = [...together, ...alone];
  return {
    ...sumOf(outcomes.map(({ counts }) => counts)),
    cost: { files: outcomes.map(({ cost }) => cost), once: {} },
  };
}

/** Whoever is free takes the next file. */
async function run(files: readonly string[], place: Place, lanes: number): Promise<readonly FileOutcome[]> {
  const waiting = files.values();
  const outcomes: FileOutcome[] = [];
  const work = async () => {
    for (const file of waiting) outcomes.push(await runTestFile(file, place));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcomes;
}
