import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleOf } from '@sundara/contracts/testing';
import { z } from 'zod';
import { runTool } from '../processes/run-tool.ts';
import { withCountsFile } from './counts-file.ts';
import { lastWords } from './last-words.ts';
import type { FileCost } from './report/file-cost.ts';
import type { Counts } from './ring.ts';

/** For the quick sizes of tests, on a busy machine. */
const LIMIT_MS = 10 * 60_000;
const REPORTER = path.join(import.meta.dirname, 'count.reporter.mjs');

const costSchema = z.object({ seconds: z.number(), processor: z.number() });
const toldSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  failures: z.array(z.object({ test: z.string(), message: z.string() })),
  processor: z.number(),
  pieces: z.record(z.string(), costSchema),
});
type Told = z.output<typeof toldSchema>;

/** What became of one test file. */
export interface FileOutcome {
  readonly counts: Counts;
  readonly cost: FileCost;
}

export interface Place {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether to run what `bundleTests` made of a file; no file unless told. */
  readonly isBundled?: (file: string) => boolean;
  /** How long one file may take; ten minutes unless told. */
  readonly limitMs?: number;
}

/**
 * Runs a file of Node's tests to its end and prints its titles; where it failed, before them all that its processes said,
 * which of a file that passed only hides what failed elsewhere.
 */
export const runTestFile = async (
  file: string,
  { root, environment, isBundled = () => false, limitMs = LIMIT_MS }: Place,
): Promise<FileOutcome> => {
  const since = performance.now();
  let ended = { code: 1, output: '' };
  const content = await withCountsFile(async (counts) => {
    const reporters = [
      ...['--test-reporter=spec', `--test-reporter-destination=${counts}.titles`],
      ...[`--test-reporter=${REPORTER}`, `--test-reporter-destination=${counts}`],
    ];
    const [loader, program] = isBundled(file)
      ? ['--enable-source-maps', bundleOf(file)]
      : ['--import=tsx', file];
    ended = await runTool(root, [loader, ...reporters, program], limitMs, environment);
    const titles = await readFile(`${counts}.titles`, 'utf8').catch(() => '');
    const said = ended.code === 0 ? titles : `${ended.output}${titles}`;
    console.log(`\n── ${file}\n${said.trimEnd()}`);
  });
  const seconds = (performance.now() - since) / 1000;
  const told = toldSchema.safeParse(content).data;
  const { processor, pieces = {} } = told ?? {};
  return { counts: countsOf(file, told, ended), cost: { file, seconds, processor, pieces } };
};

/** What the file told; where its process ended badly and no test says why, or it holds none, that is a failure. */
const countsOf = (
  file: string,
  told: Told | undefined,
  { code, output }: { readonly code: number; readonly output: string },
): Counts => {
  const { passed, failed, skipped, failures } = told ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  const known = failures.map((failure) => ({ file, ...failure }));
  if (told && (code === 0 || failed > 0)) return { passed, failed, skipped, failures: known };
  const how = code === 0 ? 'It holds no test.' : `Its process ended with code ${code}.`;
  const message = `${how}\n${lastWords(output)}`;
  return { passed, failed: failed + 1, skipped, failures: [...known, { file, test: file, message }] };
};
