/** The middle of some values and their extremes. */
export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The middle value; of two middle values, their mean. NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[(sorted.length - 1) >> 1],
    sorted[sorted.length >> 1],
  ];
  return (low + high) / 2;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/**
 * The median of the ratios of two series, round by round: what made a round slow made it slow for both. 1 where both
 * are 0.
 */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => (value === theirs[round] ? 1 : value / (theirs[round] ?? Number.NaN))));
