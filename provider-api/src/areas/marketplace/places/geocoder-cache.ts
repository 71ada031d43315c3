import { LRUCache } from 'lru-cache';
import type { FoundAddress, Geocoder } from './geocoder.ts';

/** A few hundred bytes each. */
const MOST_KEPT = 1_000;
const KEPT_FOR_MS = 24 * 3_600_000;

/** A point to 11 metres: the same door. */
const doorOf = ({ latitude, longitude }: Parameters<Geocoder>[0]): string =>
  `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

interface Found {
  /** Undefined where there is known to be none. */
  readonly address: FoundAddress | undefined;
}

/** Asks once a day for each door, and once for all who ask meanwhile; what fails is asked again. */
export const keepFound = (find: Geocoder): Geocoder => {
  const kept = new LRUCache<string, Found, Parameters<Geocoder>[0]>({
    max: MOST_KEPT,
    ttl: KEPT_FOR_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (_door, _stale, { context: point }) => ({ address: await find(point) }),
  });
  return async (point) => (await kept.forceFetch(doorOf(point), { context: point })).address;
};
