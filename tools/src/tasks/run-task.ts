import { Refusal } from '../../setup/refusal.mjs';
import type { Task, TaskInput } from '../workspace/task.ts';

/** Each is loaded on demand: loading all of them takes longer than some take to run. */
const TASKS: Readonly<Record<string, () => Promise<Task>>> = {
  bench: async () => (await import('../bench/bench.task.ts')).benchTask,
  build: async () => (await import('./build.task.ts')).buildTask,
  cluster: async () => (await import('./cluster.task.ts')).clusterTask,
  'check:age': async () => (await import('../supply-chain/check-age.task.ts')).checkAgeTask,
  copy: async () => (await import('../checkout/copy.task.ts')).copyTask,
  dev: async () => (await import('../dev/dev.task.ts')).devTask,
  lint: async () => (await import('./check.tasks.ts')).lintTask,
  marketplace: async () => (await import('./marketplace.task.ts')).marketplaceTask,
  mutants: async () => (await import('../mutants/mutants.task.ts')).mutantsTask,
  'new-remote': async () => (await import('../new-remote/new-remote.task.ts')).newRemoteTask,
  package: async () => (await import('./package.task.ts')).packageTask,
  'test:deep': async () => (await import('../test/deep.task.ts')).deepTask,
  'test:rules': async () => (await import('../rules/rules.task.ts')).rulesTask,
  typecheck: async () => (await import('./check.tasks.ts')).typecheckTask,
  verify: async () => (await import('./verify.task.ts')).verifyTask,
};

/**
 * Runs the task that the first word names.
 *
 * @returns its exit code
 * @throws Refusal when there is no such task, or from the task
 */
export const runTask = async ({ words: [name = '', ...words], ...input }: TaskInput): Promise<number> => {
  const load = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (!load) throw new Refusal(`there is no task '${name}': give one of ${Object.keys(TASKS).join(', ')}.`);
  const task = await load();
  return task({ ...input, words });
};
