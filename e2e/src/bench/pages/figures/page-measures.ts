import type { LoadFigures } from '../load/measure-load.ts';
import { GOALS, type Measure } from './goals.ts';

/** The figures of one page on one connection, round by round. */
export interface PageRounds {
  readonly loads: readonly LoadFigures[];
  /** Times to the first tap that answers. */
  readonly taps: readonly number[];
}

/** What each measure of a load is called, in the order of the table. */
const NAMES = {
  first: { name: 'first content', unit: 'ms' },
  firstPaint: { name: 'first contentful paint', unit: 'ms' },
  largestPaint: { name: 'largest contentful paint', unit: 'ms' },
  blocked: { name: 'total blocking time', unit: 'ms' },
  shifts: { name: 'cumulative layout shift', unit: 'score' },
  requests: { name: 'requests to first content', unit: 'count' },
  trips: { name: 'dependent round trips to it', unit: 'count' },
  bytesToFirst: { name: 'wire bytes to it', unit: 'bytes' },
  bytesInAll: { name: 'wire bytes until quiet', unit: 'bytes' },
} as const;

const ORDER = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** @param hasGoals whether this page and connection are judged */
export const pageMeasures = (
  federated: PageRounds,
  monolith: PageRounds,
  hasGoals: boolean,
): readonly Measure[] => {
  const goalOf = (key: string) => (hasGoals ? { goal: GOALS[key] } : {});
  const ofLoads = ORDER.map((key) => ({
    ...NAMES[key],
    federated: federated.loads.map((load) => load[key]),
    monolith: monolith.loads.map((load) => load[key]),
    ...goalOf(key),
  }));
  const tap = {
    ...{ name: 'first tap that answers', unit: 'ms' as const },
    ...{ federated: federated.taps, monolith: monolith.taps, ...goalOf('firstTap') },
  };
  return [...ofLoads.slice(0, 3), tap, ...ofLoads.slice(3)];
};
