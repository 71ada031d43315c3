import path from 'node:path';
import { PARTS } from '../boundaries/boundary-table.ts';
import { runVisibly } from '../processes/run-visibly.ts';
import type { Check } from './lint.check.ts';

const LIMIT_MS = 5 * 60_000;

/** Checks the types of every workspace, tests included; one with faults doesn't keep the others from being checked. */
export const TYPECHECK: Check = {
  title: 'types (every workspace)',
  run: async (root) => {
    const failed: string[] = [];
    for (const { folder } of PARTS) {
      const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
      const code = await runVisibly(process.execPath, [tsc, '--noEmit', '-p', folder], {
        root,
        limitMs: LIMIT_MS,
      });
      if (code !== 0) failed.push(folder);
    }
    if (failed.length > 0) console.error(`Types are wrong in ${failed.join(', ')}.`);
    return failed.length === 0;
  },
};
