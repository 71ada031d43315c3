import path from 'node:path';
import type { Dependents } from './module-graph.ts';

/**
 * How many import steps each source is away from a change, for the sources that it can affect; the changed ones are 0.
 *
 * @param changed files below the root; those that are no sources affect nothing
 */
export const stepsFrom = (
  changed: readonly string[],
  dependents: Dependents,
): ReadonlyMap<string, number> => {
  const steps = new Map(changed.map((file) => [file, 0]));
  // The loop also visits the entries that it adds.
  for (const [file, step] of steps)
    for (const user of dependents.get(file) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
  return steps;
};

/**
 * The tests that a change can affect, the most likely to fail first: tests next to what changed, then tests next to
 * what uses that, and so on.
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
