import type { Budget } from './walk.ts';

/**
 * All that one load of a remote may take, in milliseconds, a little less than the 8 s that people are promised.
 * The first of two candidates leaves the second enough; what fails at once is told within 3 s.
 */
const ALL_MS = 7_800;
const FIRST_PART_MS = 4_400;
const DEAD_MS = 2_400;
const FIRST_DEAD_MS = 900;
const LEAST_DEAD_MS = 800;

/** What the next candidate may take after so much was spent. */
export const budgetAfter = (spentMs: number, isLast: boolean): Budget => {
  const allMs = Math.max(1, ALL_MS - spentMs);
  return isLast
    ? { allMs, ownMs: allMs, deadMs: Math.max(LEAST_DEAD_MS, DEAD_MS - spentMs) }
    : { allMs, ownMs: FIRST_PART_MS, deadMs: FIRST_DEAD_MS };
};
