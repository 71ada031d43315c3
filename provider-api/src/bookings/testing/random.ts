/** Random numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  pick<T>(among: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    pick: (among) => {
      const one = among[below(among.length)];
      if (one === undefined) throw new RangeError('There is nothing to pick.');
      return one;
    },
    shuffled: (list) =>
      list
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
};

/** The seed of a test's randomness: `SEED`, or another one each time, which the test prints. */
export const testSeed = (): number => Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
