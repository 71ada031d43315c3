import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShownCheck } from '@sundara/contracts/testing';
import { parseShown, recordFigures } from '../reliability/figures.ts';
import { browserRing } from './browser.ring.ts';
import type { DeepPart } from './deep-parts.ts';
import { type Counts, type RingOutcome, sumOf } from './ring.ts';
import { runJest } from './run-jest.ts';
import { runNodeTests } from './run-node-tests.ts';

/** For a file that hangs: the longest, the soak, takes two hours and its begin. */
const LIMIT_MS = 150 * 60_000;

const runFile = (file: string, root: string, environment: NodeJS.ProcessEnv): Promise<RingOutcome> => {
  if (file.endsWith('.journey.ts')) return browserRing.run(root, environment, [file]);
  const isUnit = /\.test\.tsx?$/.test(file);
  return (isUnit ? runJest : runNodeTests)({ root, files: [file], environment, limitMs: LIMIT_MS });
};

/** By the clock of whoever waits for a test of two hours. */
const timeOfDay = (): string => new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' });

interface DeepRun {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The tested commit, as git names it. */
  readonly commit: string;
  readonly seed: string;
  /** Whether figures of green files are kept for docs/reliability.md. */
  readonly isRecorded?: boolean;
}

/** The entry of one test file in the result file of a part. */
interface FileResult extends Counts {
  readonly file: string;
  readonly seconds: number;
  /** The checks of the catalogue that it showed. */
  readonly shown: readonly ShownCheck[];
}

/**
 * Runs the files of a part one after the other, since each may use the whole machine, and writes
 * `.data/test-deep/<part>.json` after each of them, so that an interrupted run still reports its results.
 *
 * @returns the counts of all files together
 */
export const runDeepPart = async ({ name, files }: DeepPart, run: DeepRun): Promise<Counts> => {
  const { root, commit, seed } = run;
  const folder = path.join(root, '.data/test-deep');
  const figures = path.join(folder, `${name}.figures.jsonl`);
  const environment = { ...run.environment, TEST_DEPTH: 'deep', SEED: seed, CHECK_FIGURES: figures };
  await mkdir(folder, { recursive: true });
  const results: FileResult[] = [];
  for (const file of files) {
    const since = performance.now();
    console.log(`\n${file}, since ${timeOfDay()}`);
    const { cost: _, ...counts } = await runFile(file, root, environment);
    const seconds = Math.round((performance.now() - since) / 1000);
    const shown = parseShown(await readFile(figures, 'utf8').catch(() => ''));
    await rm(figures, { force: true });
    results.push({ file, seconds, ...counts, shown });
    if (run.isRecorded && shown.length > 0 && counts.failed + counts.skipped === 0)
      await recordFigures(root, { file, day: new Date().toISOString().slice(0, 10), commit, seed }, shown);
    const { passed, failed, skipped } = sumOf(results);
    const told = { part: name, seed, commit, passed, failed, skipped, files: results };
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(told, undefined, 2)}\n`);
  }
  return sumOf(results);
};
