import path from 'node:path';
import { PARTS } from '../boundaries/boundary-table.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import type { Check } from './lint.check.ts';

const LIMIT_MS = 5 * 60_000;
/** Each takes up to half a gigabyte of memory, so the number is fixed, whatever the machine has. */
const AT_ONCE = 2;

/** Checks the types of every workspace, tests included; faults in one don't stop the checks of the others. */
export const TYPECHECK: Check = {
  title: 'types (every workspace)',
  run: async (root) => {
    const failed: string[] = [];
    const waiting = PARTS.map(({ folder }) => folder);
    const checkNext = async (): Promise<void> => {
      const folder = waiting.shift();
      if (folder === undefined) return;
      if (!(await areTypesRight(root, folder))) failed.push(folder);
      await checkNext();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
    if (failed.length > 0) console.error(`Types are wrong in ${failed.join(', ')}.`);
    return failed.length === 0;
  },
};

/**
 * In one thread: several threads would each compute the types that they share, which takes up to twice the CPU time.
 */
const areTypesRight = async (root: string, folder: string): Promise<boolean> => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const code = await runVisibly(process.execPath, [tsc, '--noEmit', '--singleThreaded', '-p', folder], {
    root,
    limitMs: LIMIT_MS,
  });
  return code === 0;
};
