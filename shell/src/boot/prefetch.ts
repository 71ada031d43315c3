import type { Composition } from '@sundara/contracts/federation';
import { filesOf } from '../federation/files/files-of.ts';
import { findRemoteRoute, type RemoteRoute } from '../services/remote-routes.ts';
import { fetchEarly } from './early-scripts.ts';

interface Needs {
  readonly document: Document;
  readonly composition: Composition;
  readonly remoteRoutes: readonly RemoteRoute[];
  /** Whether this visitor may open the page; pages that they may not see are not prefetched. */
  readonly isOpen: (remoteRoute: RemoteRoute) => boolean;
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

/** Whether the visitor asked their browser to fetch nothing that isn't needed. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Fetches the code of pages before they are opened: at once for a link under the pointer or the focus, and for every
 * link on the page when the browser is idle. Prefetched code is not run.
 */
export const startPrefetch = ({ document, composition, remoteRoutes, isOpen }: Needs) => {
  const { location } = document;
  const fetchPage = (link: HTMLAnchorElement, urgency: 'preload' | 'prefetch') => {
    if (link.origin !== location.origin || link.target) return;
    const remoteRoute = findRemoteRoute(remoteRoutes, link.pathname);
    if (remoteRoute && isOpen(remoteRoute))
      fetchEarly(document, filesOf(composition, remoteRoute.remoteId, remoteRoute.route.expose), urgency);
  };
  const near = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) fetchPage(link, 'preload');
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, near, { passive: true });
  return {
    /** Prefetches for all links that are on the page now. */
    idle: () => {
      if (savesData()) return;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) fetchPage(link, 'prefetch');
    },
  };
};
