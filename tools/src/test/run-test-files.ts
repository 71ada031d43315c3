import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLED, bundleOf } from '@sundara/contracts/testing';
import { z } from 'zod';
import { runTool } from '../processes/run-tool.ts';
import type { TestBundles } from './bundle/bundle-tests.ts';
import { asJson, withCountsFile } from './counts-file.ts';
import { lastLines } from './crash-output.ts';
import type { FileCost } from './report/file-cost.ts';
import type { Counts } from './ring.ts';

/** Enough for the quick sizes of one file's tests on a busy machine. */
const LIMIT_MS = 10 * 60_000;
/** For the start of a process, and for its end after the last test. */
const END_MS = 2 * 60_000;
const PROGRAM = path.join(import.meta.dirname, 'run-files.mjs');
const REPORTER = path.join(import.meta.dirname, 'count.reporter.mjs');

const costSchema = z.object({ seconds: z.number(), processor: z.number() });
const toldSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  failures: z.array(z.object({ test: z.string(), message: z.string() })),
  ...costSchema.shape,
  pieces: z.record(z.string(), costSchema),
});
type Told = z.output<typeof toldSchema>;

/** The result of one test file. */
export interface FileOutcome {
  readonly counts: Counts;
  readonly cost: FileCost;
}

export interface Place {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  /** What to run in place of the sources that were bundled, and of the programs that they start. */
  readonly bundles?: TestBundles | undefined;
  /** How long one file may take; ten minutes by default. */
  readonly limitMs?: number;
}

/**
 * Runs files of Node's tests one after the other in one process, and prints their titles; where one failed, all the
 * output of the process comes before the titles, which otherwise would only hide failures elsewhere. Where the process
 * ends early, the remaining files get another process.
 *
 * @param files of one part, either all bundled or none
 */
export const runTestFiles = async (
  files: readonly string[],
  { root, environment, bundles, limitMs = LIMIT_MS }: Place,
): Promise<readonly FileOutcome[]> => {
  const made = bundles && files.every(bundles.has) ? bundles.name : undefined;
  const addressOf = (file: string) =>
    pathToFileURL(path.join(root, made === undefined ? file : bundleOf(file, made))).href;
  let ended: Ended = { code: 1, output: '' };
  const content = await withCountsFile(async (counts) => {
    const args = [
      made === undefined ? '--import=tsx' : '--enable-source-maps',
      ...['--test-reporter=spec', `--test-reporter-destination=${counts}.titles`],
      ...[`--test-reporter=${REPORTER}`, `--test-reporter-destination=${counts}`],
      ...[PROGRAM, String(limitMs), ...files.flatMap((file) => [file, addressOf(file)])],
    ];
    const variables = made === undefined ? environment : { ...environment, [BUNDLED]: made };
    // The process itself ends what waits for too long, a file at a time; this ends one that no longer can.
    ended = await runTool(root, args, limitMs * files.length + END_MS, variables);
    const titles = await readFile(`${counts}.titles`, 'utf8').catch(() => '');
    console.log(`\n${ended.code === 0 ? '' : ended.output}${titles.trimEnd()}`);
  });
  const outcomes = outcomesOf(files, content, ended);
  const left = files.slice(outcomes.length);
  if (left.length === 0) return outcomes;
  return [...outcomes, ...(await runTestFiles(left, { root, environment, bundles, limitMs }))];
};

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** The reports of the files up to the one in which the process ended; an early or bad end is a failure of that file. */
const outcomesOf = (files: readonly string[], content: string, ended: Ended): readonly FileOutcome[] => {
  const told = content.split('\n').flatMap((line) => toldSchema.safeParse(asJson(line)).data ?? []);
  const isExplained = ended.code === 0 || told.some(({ failed }) => failed > 0);
  return files.slice(0, told.length + 1).map((file, index) => {
    const one = told[index];
    const { seconds = 0, processor, pieces = {} } = one ?? {};
    const endsHere = !one || (index === files.length - 1 && !isExplained);
    const missing = endsHere ? itsEnd(ended) : noTest(one);
    return { counts: countsOf(file, one, missing), cost: { file, seconds, processor, pieces } };
  });
};

const itsEnd = ({ code, output }: Ended): string =>
  `Its process ended with code ${code}.\n${lastLines(output)}`;

const noTest = ({ passed, failed, skipped }: Told): string | undefined =>
  passed + failed + skipped === 0 ? 'It holds no test.' : undefined;

/** The file's counts, with one more failure where something is missing. */
const countsOf = (file: string, told: Told | undefined, missing: string | undefined): Counts => {
  const { passed, failed, skipped, failures } = told ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  const known = failures.map((failure) => ({ file, ...failure }));
  if (missing === undefined) return { passed, failed, skipped, failures: known };
  return {
    passed,
    failed: failed + 1,
    skipped,
    failures: [...known, { file, test: file, message: missing }],
  };
};
