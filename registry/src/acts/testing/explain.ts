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
 * @param past the worlds of this order so far, the first one first
 */
export const isExplained = (
  before: World,
  outcomes: readonly Outcome[],
  seen: World,
  past: readonly World[] = [],
): boolean => {
  if (outcomes.length === 0) return isDeepStrictEqual(before, seen);
  const worlds = [...past, before];
  return outcomes.some((outcome) => {
    const rest = without(outcomes, outcome);
    const next = after(before, outcome.wish);
    if (outcome.came !== 'refused' && next && isExplained(next, rest, seen, worlds)) return true;
    if (outcome.came === 'done' || (outcome.came === 'refused' && !isRefusable(before, outcome.wish, worlds)))
      return false;
    return isExplained(before, rest, seen, worlds);
  });
};

/**
 * Whether an act that changes nothing may have been refused by now. It reads its environment first and the logs of
 * releases then, so that another act may have come between the two.
 */
const isRefusable = (now: World, wish: Wish, worlds: readonly World[]): boolean =>
  worlds.some(({ environments }) => !after({ ...now, environments }, wish));
