import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { runVisibly } from '../processes/run-visibly.ts';
import { asJson, withCountsFile } from './counts-file.ts';
import { crashCounts, lastLines } from './crash-output.ts';
import type { FileCost } from './report/file-cost.ts';
import type { Failure, RingOutcome } from './ring.ts';

const JEST = 'node_modules/jest/bin/jest.js';
/** By default Jest leaves one core free: of two that is half. */
const ALL_CORES = '--maxWorkers=100%';

const jestResultSchema = z.looseObject({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      /** Why the file could not be run. */
      message: z.string(),
      /** In milliseconds; 0 where it could not be run. */
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.looseObject({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type JestFile = z.infer<typeof jestResultSchema>['testResults'][number];

/** Jest's message about a file whose process died; it doesn't say why. */
const ITS_WORKER_DIED = /jest worker/i;
const VERDICT = /^(?:PASS|FAIL) /;

/**
 * What was written last before Jest reported the file's result, as 'FAIL node units/a.test.ts' with the project's name;
 * other files may have written there too.
 */
const wordsBefore = (file: string, written: string): string => {
  const lines = stripVTControlCharacters(written).split('\n');
  const verdict = lines.findIndex((line) => line.startsWith('FAIL ') && line.includes(` ${file}`));
  const before = lines.slice(0, Math.max(verdict, 0)).filter((line) => !VERDICT.test(line));
  return lastLines(before.join('\n'));
};

const failuresIn = (
  root: string,
  { name, message, assertionResults }: JestFile,
  written: string,
): readonly Failure[] => {
  const file = path.relative(root, name);
  if (assertionResults.length === 0 && message !== '') {
    const words = ITS_WORKER_DIED.test(message) ? `\n${wordsBefore(file, written)}` : '';
    return [{ file, test: file, message: `${message}${words}` }];
  }
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map((failed) => ({ file, test: failed.fullName, message: failed.failureMessages.join('\n') }));
};

/** Without CPU time: several files share a process, so the time of one can't be measured. */
const costOf = (root: string, { name, startTime, endTime }: JestFile): FileCost => ({
  file: path.relative(root, name),
  seconds: (endTime - startTime) / 1000,
  pieces: {},
});

interface JestRun {
  readonly root: string;
  /** Paths below the root; by default all that belong to Jest. */
  readonly files?: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly limitMs: number;
}

/** Runs units and components on all cores, and reports what each failed test threw. */
export const runJest = async ({ root, files = [], environment, limitMs }: JestRun): Promise<RingOutcome> => {
  let code = 0;
  let written = '';
  const content = await withCountsFile(async (counts) => {
    const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
    const args = [JEST, '--ci', ALL_CORES, '--json', `--outputFile=${counts}`, ...chosen];
    code = await runVisibly(process.execPath, args, {
      ...{ root, limitMs, environment },
      hear: (text) => {
        written += text;
      },
    });
  });
  const result = jestResultSchema.safeParse(asJson(content));
  if (!result.success) return crashCounts(JEST, code, written);
  const { data } = result;
  return {
    passed: data.numPassedTests,
    failed: data.numFailedTests + data.numRuntimeErrorTestSuites,
    skipped: data.numPendingTests + data.numTodoTests,
    failures: data.testResults.flatMap((found) => failuresIn(root, found, written)),
    cost: { files: data.testResults.map((found) => costOf(root, found)), once: {} },
  };
};
