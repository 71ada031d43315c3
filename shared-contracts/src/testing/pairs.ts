import type { Depth } from './depth.ts';

/**
 * The pairs that a drill tests: in a deep run every pair; in a quick one, as many pairs as the longer list has items,
 * so that every item of both lists occurs.
 *
 * @example
 * pairsOf(['a', 'b'], [1, 2, 3], 'quick'); // [['a', 1], ['b', 2], ['a', 3]]
 */
export const pairsOf = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  depth: Depth,
): readonly (readonly [One, Other])[] => {
  const all = ones.flatMap((one) => others.map((other) => [one, other] as const));
  if (depth === 'deep') return all;
  const isMet = (one: number, other: number) =>
    ones.length < others.length ? other % ones.length === one : one % others.length === other;
  return all.filter((_, at) => isMet(Math.floor(at / others.length), at % others.length));
};
