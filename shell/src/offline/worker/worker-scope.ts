/** The part of a service worker's global object that ours uses; TypeScript's types for it exclude those of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Pick<Location, 'origin'>;
  readonly clients: {
    readonly openWindow: (url: string) => Promise<unknown>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    /** Missing in older browsers. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationEvent) => void) => void);
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface PushEvent extends LifeEvent {
  readonly data: { readonly text: () => string } | null;
}

export interface NotificationEvent extends LifeEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

export interface FetchEvent {
  readonly request: Request;
  /** What the browser asked the network for while the worker started; undefined where it doesn't. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}
