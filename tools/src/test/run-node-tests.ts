import path from 'node:path';
import { z } from 'zod';
import { runVisibly } from '../processes/run-visibly.ts';
import { ALONE } from './alone.ts';
import { DIED, withCountsFile } from './counts-file.ts';
import type { Counts } from './ring.ts';

const RING_LIMIT_MS = 60 * 60_000;
const TEST_LIMIT_MS = 10 * 60_000;

const SLOWEST = 12;

const countsSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  failures: z.array(z.object({ file: z.string(), test: z.string(), message: z.string() })),
  /** Milliseconds by file. */
  took: z.record(z.string(), z.number()),
});
type Took = z.infer<typeof countsSchema>['took'];

export interface NodeTests {
  readonly root: string;
  readonly files: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Runs test files with Node's own runner, which prints what it finds: two at a time, each in a process of its own,
 * and then one by one those that share the machine with none.
 */
export async function runNodeTests({ files, ...more }: NodeTests): Promise<Counts> {
  const isAlone = (file: string) => ALONE.some((one) => one.file === file);
  const shared = files.filter((file) => !isAlone(file));
  const together = await run({ files: shared, ...more }, 2);
  const alone = await run({ files: files.filter(isAlone), ...more }, 1);
  return {
    passed: together.passed + alone.passed,
    failed: together.failed + alone.failed,
    skipped: together.skipped + alone.skipped,
    failures: [...together.failures, ...alone.failures],
  };
}

async function run({ root, files, environment }: NodeTests, atOnce: number): Promise<Counts> {
  // Without a file, Node would search for some by names of its own.
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const reporter = path.join(import.meta.dirname, 'count.reporter.mjs');
  const content = await withCountsFile((file) =>
    runVisibly(
      process.execPath,
      [
        '--import=tsx',
        '--test',
        `--test-timeout=${TEST_LIMIT_MS}`,
        `--test-concurrency=${atOnce}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${reporter}`,
        `--test-reporter-destination=${file}`,
        ...files,
      ],
      { root, limitMs: RING_LIMIT_MS, environment },
    ),
  );
  const counts = countsSchema.safeParse(content);
  if (!counts.success) return DIED;
  const { took, ...outcome } = counts.data;
  console.log(slowestOf(root, took));
  return outcome;
}

/** The files that took longest, for who wants a shorter run. */
const slowestOf = (root: string, took: Took): string =>
  [
    'The files that took longest:',
    ...Object.entries(took)
      .sort(([, one], [, other]) => other - one)
      .slice(0, SLOWEST)
      .map(([file, ms]) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${path.relative(root, file)}`),
  ].join('\n');
