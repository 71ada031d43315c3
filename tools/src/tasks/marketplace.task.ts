import { runVisibly } from '../processes/run-visibly.ts';
import type { Task } from '../workspace/task.ts';

/** A search for a bad release may try for hours; each of its waits has a limit of its own. */
const LIMIT_MS = 12 * 3_600_000;

/** `npm run marketplace`: the release command line of the registry, with its own exit codes. */
export const marketplaceTask: Task = ({ root, words, environment }) =>
  runVisibly(process.execPath, ['--import=tsx', 'registry/src/cli.ts', ...words], {
    root,
    limitMs: LIMIT_MS,
    environment,
    asks: true,
  });
