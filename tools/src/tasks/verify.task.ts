import { makeFonts } from '../fonts/make-fonts.ts';
import { completeLockOf } from '../lock/lock.task.ts';
import { runQuietly } from '../machine/run-quietly.ts';
import { lintTask, typecheckTask } from './check.tasks.ts';
import type { Task } from './task.ts';

const GIT_LIMIT_MS = 30_000;

/**
 * `npm run verify`: makes anew every file that is generated and kept in the repository, runs the checks, and fails when
 * the tree then differs from what is committed.
 */
export const verifyTask: Task = async (input) => {
  const added = await completeLockOf(input.root);
  console.log(added > 0 ? `✔ lock file: added ${added} packages of other systems` : '✔ lock file: complete');
  await makeFonts(input.root);
  console.log('✔ fonts: made');
  const checks = [await lintTask(input), await typecheckTask(input)];
  const changed = await runQuietly('git', ['-C', input.root, 'status', '--porcelain'], {
    limitMs: GIT_LIMIT_MS,
  });
  if (changed.trim() === '') console.log('✔ the tree is as committed');
  else console.error(`✖ the tree differs from what is committed:\n${changed.trimEnd()}`);
  return checks.some((code) => code !== 0) || changed.trim() !== '' ? 1 : 0;
};
