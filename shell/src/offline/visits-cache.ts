/** The browser's cache with the next visits of the signed-in customer, and their address in it, which no server has. */
const VISITS_CACHE = 'visits';
export const VISITS_ADDRESS = '/offline/visits.json';

export const openVisits = (caches: CacheStorage): Promise<Cache> => caches.open(VISITS_CACHE);

/** What stands at their address; looking makes no cache, so that there is one only where visits are kept. */
export const findVisits = (caches: CacheStorage): Promise<Response | undefined> =>
  caches.match(VISITS_ADDRESS, { cacheName: VISITS_CACHE });

/** Removes the kept visits; resolves to whether there were any. */
export const forgetVisits = (caches: CacheStorage): Promise<boolean> => caches.delete(VISITS_CACHE);
