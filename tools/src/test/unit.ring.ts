import path from 'node:path';
import { z } from 'zod';
import { PARTS } from '../boundaries/boundary-table.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import { DIED, withCountsFile } from './counts-file.ts';
import type { Failure, Ring } from './ring.ts';
import { testFiles } from './test-files.ts';

const LIMIT_MS = 15 * 60_000;
/** Jest leaves one free unless told: of two that is half. */
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
      assertionResults: z.array(
        z.looseObject({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type JestFile = z.infer<typeof jestResultSchema>['testResults'][number];

const failuresIn = (root: string, { name, message, assertionResults }: JestFile): readonly Failure[] => {
  const file = path.relative(root, name);
  if (assertionResults.length === 0 && message !== '') return [{ file, test: file, message }];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map((failed) => ({ file, test: failed.fullName, message: failed.failureMessages.join('\n') }));
};

export const unitRing: Ring = {
  name: 'unit',
  title: 'units and components (Jest)',
  needs: [],
  list: async (root) => {
    const files = PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, ['.test.ts', '.test.tsx']));
    return (await Promise.all(files)).flat();
  },
  run: async (root, environment) => {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const content = await withCountsFile((file) =>
      runVisibly(process.execPath, [jest, '--ci', ALL_CORES, '--json', `--outputFile=${file}`], {
        root,
        limitMs: LIMIT_MS,
        environment,
      }),
    );
    const result = jestResultSchema.safeParse(content);
    if (!result.success) return DIED;
    const { data } = result;
    return {
      passed: data.numPassedTests,
      failed: data.numFailedTests + data.numRuntimeErrorTestSuites,
      skipped: data.numPendingTests + data.numTodoTests,
      failures: data.testResults.flatMap((found) => failuresIn(root, found)),
    };
  },
};
