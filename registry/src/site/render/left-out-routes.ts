import { LRUCache } from 'lru-cache';

/** A route that ends so many processes within this time is left out. */
const ENDS = 3;
const WITHIN_MS = 60_000;
/** A faulty route is tried again after this time; an operator may have repaired its data by then. */
const LEFT_OUT_MS = 600_000;
const ROUTES = 100;

export interface LeftOutRoutes {
  readonly has: (route: string) => boolean;
  /** Counts a process that a route has ended; whether the route is left out from now on. */
  readonly countEnd: (route: string) => boolean;
}

/** Routes that ended three processes within a minute, for ten minutes; `now` in milliseconds. */
export const createLeftOutRoutes = (now: () => number): LeftOutRoutes => {
  const ends = new LRUCache<string, readonly number[]>({ max: ROUTES });
  const leftOut = new LRUCache<string, number>({ max: ROUTES });
  return {
    has: (route) => (leftOut.get(route) ?? 0) > now(),
    countEnd: (route) => {
      const recent = [...(ends.get(route) ?? []).filter((at) => at > now() - WITHIN_MS), now()];
      ends.set(route, recent);
      if (recent.length < ENDS) return false;
      leftOut.set(route, now() + LEFT_OUT_MS);
      return true;
    },
  };
};
