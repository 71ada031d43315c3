import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { runBench } from './run-bench.ts';

const PROGRAM = 'e2e/src/bench/package/main.ts';

/**
 * `npm run bench -- package [folder]`: the size of a package, and of each role its start and memory as ratios to a Node
 * process that only listens.
 * @throws Refusal without a package, or without PostgreSQL's programs
 */
export const benchPackage = (root: string, [word = 'dist/sundara']: readonly string[]): Promise<number> => {
  const folder = path.resolve(root, word);
  if (!existsSync(path.join(folder, 'apps')))
    throw new Refusal(`there is no package in ${folder}: run npm run package first.`);
  return runBench(root, PROGRAM, [folder]);
};
