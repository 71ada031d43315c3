import type { Depth } from './depth.ts';

/**
 * Who meets whom in a drill: in a deep run each of the ones meets each of the others; in a quick one, as many pairs as
 * the longer list is long, so that nobody of either is left out.
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
