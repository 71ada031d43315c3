import { median, ratioOf } from './statistics.ts';

/** A measure of a page, with its value in each round on both sides. */
export interface Measure {
  readonly name: string;
  readonly unit: 'ms' | 'bytes' | 'count' | 'score';
  readonly federated: readonly number[];
  /** Empty where there is nothing to compare with. */
  readonly monolith: readonly number[];
  readonly goal?: Goal | undefined;
}

/** The most that is allowed: as a multiple of the monolith, or of the federated site alone. */
export type Goal = { readonly mostRatio: number } | { readonly most: number };

/** Goals of public pages on slow 4G, where the first content is in the HTML. */
export const GOALS: Readonly<Record<string, Goal>> = {
  first: { mostRatio: 0.2 },
  largestPaint: { mostRatio: 0.25 },
  firstTap: { mostRatio: 1 },
  requests: { most: 1 },
  trips: { most: 1 },
  shifts: { most: 0 },
};

/** Of the site's process for a page that it keeps. */
export const PAGE_CPU_GOAL: Goal = { most: 0.2 };

/** Shifts are told to four digits, and others less exactly. */
const EXACTNESS = 0.00005;

/** Whether a measure keeps its goal; undefined without one. What could not be measured misses it. */
export const isKept = ({ federated, monolith, goal }: Measure): boolean | undefined => {
  if (!goal) return undefined;
  return 'most' in goal
    ? median(federated) <= goal.most + EXACTNESS
    : ratioOf(federated, monolith) <= goal.mostRatio;
};
