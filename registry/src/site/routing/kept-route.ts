import type { Composition } from '@sundara/contracts/federation';
import { LRUCache } from 'lru-cache';
import type { RunSet } from '../live/run-set.ts';
import { type PageRoute, routeOf } from './page-route.ts';

/** Most addresses that are kept of a composition. */
const MOST = 1_000;
/** Nobody types a longer address; many of them must not fill the memory. */
const LONGEST = 500;

const kept = new WeakMap<Composition, LRUCache<string, PageRoute>>();

/** The same as `routeOf`, found once for an address that is asked for again and again. */
export const keptRoute = (
  runs: Pick<RunSet, 'composition' | 'shell'>,
  pathname: string,
  search: string,
): PageRoute => {
  const address = `${pathname}${search}`;
  const known = kept.get(runs.composition)?.get(address);
  if (known) return known;
  const routes = kept.get(runs.composition) ?? new LRUCache<string, PageRoute>({ max: MOST });
  kept.set(runs.composition, routes);
  const route = routeOf(runs, pathname, search);
  if (address.length <= LONGEST) routes.set(address, route);
  return route;
};
