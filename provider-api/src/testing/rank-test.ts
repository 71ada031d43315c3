export interface RankTest {
  /** How often a value of the first sample is larger than one of the second: 0.5 when they do not differ. */
  readonly larger: number;
  /** The two-sided p-value; below 0.01 the samples differ. */
  readonly p: number;
}

/** The Mann-Whitney test in its normal approximation: for about twenty values each and more, without ties. */
export const rankTest = (first: readonly number[], second: readonly number[]): RankTest => {
  const pairs = first.length * second.length;
  let larger = 0;
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0;
  const deviation = Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
  const z = Math.abs(larger - pairs / 2) / deviation;
  return { larger: larger / pairs, p: 2 * tailOf(z) };
};

/** The part of the normal distribution above z; Abramowitz and Stegun 26.2.17, exact to seven digits. */
const tailOf = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((rest, coefficient) => (rest + coefficient) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};
