import { isDeepStrictEqual } from 'node:util';
import { after, type Wish, type World } from './model.ts';

/** What became of a wish: nobody knows where the answer was lost. */
export interface Outcome {
  readonly wish: Wish;
  readonly came: 'done' | 'refused' | 'unknown';
}

const without = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.filter((one) => one !== item);

/**
 * Whether acts that went on at once can have come one after the other, each as the rules say, so that the world is what
 * was seen afterwards. An act without an answer may have been done, or not.
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
