import path from 'node:path';
import { CHROMIUM, HAPROXY, PGBOUNCER, POSTGRES, PROMTOOL } from '../machine/missing-programs.ts';
import { PACKAGE_FOLDER, writePackage } from '../package/write-package.ts';
import { testFiles } from '../workspace/test-files.ts';
import type { Ring } from './ring.ts';
import { sumOfFiles } from './run-node-tests.ts';
import { type FileOutcome, runTestFiles } from './run-test-files.ts';

/** The longest at their quick size asks for every alert in turn. */
const LIMIT_MS = 40 * 60_000;

/** Drills take minutes, one after the other since each fills the machine: they run when they are named, and deep. */
export const clusterRing: Ring = {
  name: 'cluster',
  title: 'drills on many processes that run the package',
  isInLanes: false,
  runsWhenNamed: true,
  needs: [POSTGRES, CHROMIUM, PGBOUNCER, HAPROXY, PROMTOOL],
  list: (root) => testFiles(root, 'e2e/src', ['.drill.ts']),
  run: async (root, environment, files) => {
    await writePackage(root, path.join(root, PACKAGE_FOLDER));
    const outcomes: FileOutcome[] = [];
    for (const file of files ?? (await clusterRing.list(root)))
      outcomes.push(...(await runTestFiles([file], { root, environment, limitMs: LIMIT_MS })));
    return sumOfFiles(outcomes);
  },
};
