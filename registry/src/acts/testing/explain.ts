import { isDeepStrictEqual } from 'node:util';
import { after, type Wish, type World } from './model.ts';

/** The outcome of a wish: 'unknown' when the answer was lost. */
export interface Outcome {
  readonly wish: Wish;
  readonly came: 'done' | 'refused' | 'unknown';
}

const without = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.filter((one) => one !== item);

/**
 * Whether some order of these concurrent acts, each following the rules, leads to the world that was seen afterwards.
 * An act without an answer may have been done, or not.
 */
export const isExplained = (before: World, outcomes: readonly Outcome[], seen: World): boolean => {
  if (outcomes.length === 0) return isDeepStrictEqual(before, seen);
  return outcomes.some((outcome) => {
    const rest = without(outcomes, outcome);
    const next = after(before, outcome.wish);
    if (outcome.came !== 'refused' && next && isExplained(next, rest, seen)) return true;
    if (outcome.came === 'done' || (outcome.came === 'refused' && next)) return false;
    return isExplained(before, rest, seen);
  });
};
