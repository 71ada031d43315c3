import { runVisibly } from '../processes/run-visibly.ts';
import type { Task } from '../workspace/task.ts';

/** A search for a bad release may take hours; each of its waits has its own limit. */
const LIMIT_MS = 12 * 3_600_000;

/** `npm run marketplace`: the registry's command line for releases, with its own exit codes. */
export const marketplaceTask: Task = ({ root, words, environment }) =>
  runVisibly(process.execPath, ['--import=tsx', 'registry/src/cli.ts', ...words], {
    root,
    limitMs: LIMIT_MS,
    environment,
    asks: true,
  });
