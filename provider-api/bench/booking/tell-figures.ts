import { loadavg } from 'node:os';
import type { Figures } from '../search/latencies.ts';

/** Goals for the 99th percentile: milliseconds, and a multiple of the bare SQL. */
export interface Goal {
  readonly p99: number;
  readonly ratio: number;
}

/** Prints a line for each, and the ratio of the first two. @returns whether the goal is met */
export const tellFigures = (
  title: string,
  figures: readonly [name: string, Figures][],
  goal: Goal,
): boolean => {
  const [[, api], [, sql]] = [figures[0], figures[1]] as [[string, Figures], [string, Figures]];
  const ratio = api.p99 / sql.p99;
  const isMet = api.p99 <= goal.p99 && ratio <= goal.ratio;
  console.log(`\n${title} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  for (const [name, { p50, p99, perSecond }] of figures) {
    console.log(
      `  ${name.padEnd(22)} p50 ${ms(p50)}  p99 ${ms(p99)}  ${perSecond.toFixed(perSecond < 100 ? 1 : 0)} a second`,
    );
  }
  console.log(
    `  API p99 : SQL p99 = ${ratio.toFixed(2)}; the goal is ${goal.ratio} at most and p99 within ${goal.p99} ms: ${isMet ? 'met' : 'not met'}`,
  );
  return isMet;
};

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(7);
