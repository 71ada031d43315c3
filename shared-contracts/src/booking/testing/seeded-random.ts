/** Chance that a seed decides (mulberry32), so that a failure can be had again. */
export interface SeededRandom {
  below(bound: number): number;
  chance(percent: number): boolean;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** None to `most` of them. */
  some<Item>(most: number, make: (no: number) => Item): Item[];
}

export const randomOf = (seed: number): SeededRandom => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    chance: (percent) => below(100) < percent,
    one: (items) => items[below(items.length)] ?? items[0],
    some: (most, make) => Array.from({ length: below(most + 1) }, (_, no) => make(no)),
  };
};
