import { LRUCache } from 'lru-cache';
import type { FoundAddress, Geocoder } from './geocoder.ts';

/** A few hundred bytes each. */
const MOST_KEPT = 1_000;
const KEPT_FOR_MS = 24 * 3_600_000;

/** A point rounded to 11 metres: one address. */
const doorOf = ({ latitude, longitude }: Parameters<Geocoder>[0]): string =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

interface Found {
  /** Undefined if the point is known to have none. */
  readonly address: FoundAddress | undefined;
}

/** Looks each address up once a day, once for all concurrent requests; failures are not cached. */
export const keepFound = (find: Geocoder): Geocoder => {
  const kept = new LRUCache<string, Found, Parameters<Geocoder>[0]>({
    max: MOST_KEPT,
    ttl: KEPT_FOR_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (_door, _stale, { context: point }) => ({ address: await find(point) }),
  });
  return async (point) => (await kept.forceFetch(doorOf(point), { context: point })).address;
};
