import { Refusal } from '../../setup/refusal.mjs';
import { benchTask } from '../bench/bench.task.ts';
import { copyTask } from '../checkout/copy.task.ts';
import { devTask } from '../dev/dev.task.ts';
import { newRemoteTask } from '../new-remote/new-remote.task.ts';
import { buildTask } from './build.task.ts';
import { lintTask, typecheckTask } from './check.tasks.ts';
import { marketplaceTask } from './marketplace.task.ts';
import type { Task, TaskInput } from './task.ts';
import { verifyTask } from './verify.task.ts';

const TASKS: Readonly<Record<string, Task>> = {
  build: buildTask,
  lint: lintTask,
  typecheck: typecheckTask,
  verify: verifyTask,
  marketplace: marketplaceTask,
  bench: benchTask,
  copy: copyTask,
  dev: devTask,
  'new-remote': newRemoteTask,
};

/**
 * Runs the task that the first word names.
 *
 * @returns its exit code
 * @throws Refusal when there is no such task, or from the task
 */
export async function runTask({ words: [name = '', ...words], ...input }: TaskInput): Promise<number> {
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (!task) throw new Refusal(`there is no task '${name}': give one of ${Object.keys(TASKS).join(', ')}.`);
  return task({ ...input, words });
}
