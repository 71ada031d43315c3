/** What came of some work, and the milliseconds that it took. */
export const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const since = performance.now();
  const result = await work();
  return [result, performance.now() - since];
};

/** The shortest of several times that are taken one after the other: a busy machine is seldom slow each time. */
export const shortestOf = async (tries: number, take: () => Promise<number>): Promise<number> => {
  let shortest = Number.POSITIVE_INFINITY;
  for (let no = 0; no < tries; no += 1) shortest = Math.min(shortest, await take());
  return shortest;
};

/** The mean of some times and three times their standard deviation; what takes longer is none of them. */
export const longestUsual = (times: readonly number[]): number => {
  const count = Math.max(1, times.length);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / count;
  const variance = times.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / count;
  return mean + 3 * Math.sqrt(variance);
};
