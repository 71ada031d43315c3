/** The part of a service worker's global object that ours uses; TypeScript's types for it exclude those of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {
    /** Missing in older browsers. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent {
  readonly request: Request;
  /** What the browser asked the network for while the worker started; undefined where it doesn't. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}
