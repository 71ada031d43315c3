import { readVisits } from '../kept-visits.ts';
import { offlinePage } from './offline-page.ts';
import { offlineResponse } from './offline-response.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Only documents of tabs: code, compositions, calls, pictures and frames never pass through the worker. */
const isDocument = ({ method, destination }: Request): boolean =>
  method === 'GET' && destination === 'document';

/**
 * Starts the service worker: a document is what the network answers, whatever that is, and the offline page when it
 * doesn't. No code and no page of the site is ever kept, so that the registry alone decides what runs.
 */
export const startWorker = (scope: WorkerScope, now: () => Date = () => new Date()): void => {
  const offline = async (): Promise<Response> => {
    const kept = await readVisits(scope.caches, now());
    return offlineResponse(offlinePage(kept, { now: now(), origin: scope.location.origin }));
  };
  const answer = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      // A request rejects only when no answer came.
      return offline();
    }
  };

  // Nothing of an older worker needs to be finished, since workers keep nothing.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
  );
  scope.addEventListener('fetch', (event) => {
    if (isDocument(event.request)) event.respondWith(answer(event));
  });
};
