/** Seeded random values, so that a failure can be reproduced. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** @param probability from 0 to 1 */
  chance(probability: number): boolean;
  /** @throws RangeError if there is nothing to pick from */
  pick<Item>(items: readonly Item[]): Item;
  /** All items in a random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** 0 to `most` items. */
  some<Item>(most: number, make: (no: number) => Item): Item[];
}

/**
 * The same random values for the same seed on every machine: mulberry32, small and good enough for tests.
 *
 * @param seed a whole number; neighbouring seeds give unrelated values
 * @example
 * const random = randomOf(testSeed(test));
 */
export const randomOf = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
    some: (most, make) => Array.from({ length: below(most + 1) }, (_, no) => make(no)),
  };
};
