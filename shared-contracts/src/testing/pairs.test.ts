import { pairsOf } from './pairs.ts';

const sorted = (pairs: readonly (readonly [string, number])[]) => pairs.map((pair) => pair.join('')).sort();

test('a quick run leaves nobody of either list out, and a deep one no pair', () => {
  expect(sorted(pairsOf(['a', 'b'], [1, 2, 3], 'quick'))).toEqual(['a1', 'a3', 'b2']);
  expect(sorted(pairsOf(['a', 'b', 'c'], [1, 2], 'quick'))).toEqual(['a1', 'b2', 'c1']);
  expect(sorted(pairsOf(['a', 'b'], [1, 2], 'deep'))).toEqual(['a1', 'a2', 'b1', 'b2']);
});
