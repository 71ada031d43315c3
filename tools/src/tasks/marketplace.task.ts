import { runVisibly } from '../processes/run-visibly.ts';
import type { Task } from './task.ts';

const LIMIT_MS = 10 * 60_000;

/** `npm run marketplace`: the release command line of the registry, with its own exit codes. */
export const marketplaceTask: Task = ({ root, words, environment }) =>
  runVisibly(process.execPath, ['--import=tsx', 'registry/src/cli.ts', ...words], {
    root,
    limitMs: LIMIT_MS,
    environment,
  });
