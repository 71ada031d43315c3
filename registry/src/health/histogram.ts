import * as z from 'zod/mini';

/** Eight buckets for each doubling: a quantile read from them is at most 9 percent off. */
const BUCKETS_PER_DOUBLING = 8;
/** Longer than any load budget; longer durations are counted in this bucket. */
const LONGEST_MS = 600_000;

const bucketOf = (ms: number): number =>
  ms <= 1 ? 0 : Math.ceil(Math.log2(Math.min(ms, LONGEST_MS)) * BUCKETS_PER_DOUBLING);

const upperMs = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_DOUBLING);

/**
 * Durations counted in buckets of fixed bounds on a logarithmic scale, so that counts of several processes can be
 * added. Bucket number → count; empty buckets are left out.
 */
export const histogramSchema = z.record(
  z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/)),
  z.int().check(z.gte(1)),
);
export type Histogram = Readonly<z.output<typeof histogramSchema>>;

/** Adds one duration, in milliseconds. */
export const withDuration = (histogram: Histogram, ms: number): Histogram => {
  const bucket = String(bucketOf(ms));
  return { ...histogram, [bucket]: (histogram[bucket] ?? 0) + 1 };
};

export const addHistograms = (a: Histogram, b: Histogram): Histogram => {
  const sum: Record<string, number> = { ...a };
  for (const [bucket, count] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
};

/** The number of durations in it. */
export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/**
 * The duration in milliseconds that a share of all durations (0.75) doesn't exceed; null when there is none. Assumes an
 * even spread on the scale within a bucket.
 */
export const quantile = (histogram: Histogram, share: number): number | null => {
  const wanted = countOf(histogram) * share;
  const buckets = Object.keys(histogram)
    .map(Number)
    .sort((a, b) => a - b);
  let below = 0;
  for (const bucket of buckets) {
    const count = histogram[String(bucket)] ?? 0;
    if (below + count >= wanted) return upperMs(bucket - 1 + (wanted - below) / count);
    below += count;
  }
  return null;
};
