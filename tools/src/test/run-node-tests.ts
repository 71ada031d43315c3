import { ALONE } from './alone.ts';
import { type Counts, sumOf } from './ring.ts';
import { type FileOutcome, runTestFile } from './run-test-file.ts';

const SLOWEST = 12;

export interface NodeTests {
  readonly root: string;
  /** Paths below the root. */
  readonly files: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Runs test files, each in a process of its own, and prints what each says when it is over: two at a time, and then one
 * by one those that share the machine with none. Node's own runner of many files is not used: it tells what it found
 * when all have ended, and when it dies that is lost for all.
 */
export async function runNodeTests({ files, ...more }: NodeTests): Promise<Counts> {
  const isAlone = (file: string) => ALONE.some((one) => one.file === file);
  const together = await run({ files: files.filter((file) => !isAlone(file)), ...more }, 2);
  const alone = await run({ files: files.filter(isAlone), ...more }, 1);
  return report([...together, ...alone]);
}

/** Prints which files took longest; answers what all of them found. */
export function report(outcomes: readonly FileOutcome[]): Counts {
  console.log(slowestOf(outcomes));
  return sumOf(outcomes.map(({ counts }) => counts));
}

/** Whoever is free takes the next file. */
async function run({ files, ...more }: NodeTests, atOnce: number): Promise<readonly FileOutcome[]> {
  const waiting = files.values();
  const outcomes: FileOutcome[] = [];
  const work = async () => {
    for (const file of waiting) outcomes.push(await runTestFile(file, more));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** The files that took longest, for who wants a shorter run. */
const slowestOf = (outcomes: readonly FileOutcome[]): string =>
  [
    'The files that took longest:',
    ...outcomes
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`),
  ].join('\n');
