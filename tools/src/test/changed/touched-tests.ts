import path from 'node:path';
import type { Dependents } from './module-graph.ts';

/**
 * How many steps away from a change each source is that may run differently for it; the changed ones are 0.
 *
 * @param changed sources below the root; others change nothing
 */
export const stepsFrom = (
  changed: readonly string[],
  dependents: Dependents,
): ReadonlyMap<string, number> => {
  const steps = new Map(changed.map((file) => [file, 0]));
  // What is added on the way is visited too.
  for (const [file, step] of steps)
    for (const user of dependents.get(file) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
  return steps;
};

/**
 * The tests that a change can touch, those first that are most likely to tell: a test that stands beside what changed,
 * then beside what uses that, and so on.
 *
 * @param tests all test files below the root
 */
export const touchedTests = (
  tests: readonly string[],
  changed: readonly string[],
  dependents: Dependents,
): readonly string[] => {
  const steps = stepsFrom(changed, dependents);
  const nearest = new Map<string, number>();
  for (const [file, step] of steps) {
    const folder = path.posix.dirname(file);
    nearest.set(folder, Math.min(step, nearest.get(folder) ?? step));
  }
  const distance = (test: string) => nearest.get(path.posix.dirname(test)) ?? 0;
  return tests.filter((test) => steps.has(test)).toSorted((one, other) => distance(one) - distance(other));
};
