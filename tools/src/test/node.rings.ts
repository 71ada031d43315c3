import path from 'node:path';
import { z } from 'zod';
import { CHROMIUM, POSTGRES } from '../machine/missing-programs.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import { DIED, withCountsFile } from './counts-file.ts';
import type { Counts, Ring } from './ring.ts';
import { testFiles } from './test-files.ts';

const RING_LIMIT_MS = 60 * 60_000;
const TEST_LIMIT_MS = 10 * 60_000;

const countsSchema = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() });

export const integrationRing: Ring = {
  name: 'integration',
  title: 'processes, sockets and databases (embedded and PostgreSQL)',
  needs: [POSTGRES],
  list: async (root) => {
    const folders = ['tools/src', 'registry/src', 'provider-api/src'];
    return (await Promise.all(folders.map((folder) => testFiles(root, folder, ['.itest.ts'])))).flat();
  },
  run: async (root, environment) => runNode(root, await integrationRing.list(root), environment),
};

export const browserRing: Ring = {
  name: 'browser',
  title: 'journeys through the whole product in Chromium',
  needs: [CHROMIUM],
  list: (root) => testFiles(root, 'e2e/src', ['.journey.ts', '.itest.ts']),
  // One at a time: each starts the whole product.
  run: async (root, environment) => runNode(root, await browserRing.list(root), environment, 1),
};

async function runNode(
  root: string,
  files: readonly string[],
  environment: NodeJS.ProcessEnv,
  concurrency?: number,
): Promise<Counts> {
  // Without a file, Node would search for some by names of its own.
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const reporter = path.join(import.meta.dirname, 'count.reporter.mjs');
  const content = await withCountsFile((file) =>
    runVisibly(
      process.execPath,
      [
        '--import=tsx',
        '--test',
        `--test-timeout=${TEST_LIMIT_MS}`,
        ...(concurrency ? [`--test-concurrency=${concurrency}`] : []),
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
  return counts.success ? counts.data : DIED;
}
