import type { Asset } from '@sundara/contracts/federation';
import { isStyle } from '../federation/files/files-of.ts';

/** `preload`: needed at once. `prefetch`: perhaps needed; fetched when the network is otherwise idle. */
type Urgency = 'preload' | 'prefetch';

const asked = new WeakMap<Document, Set<string>>();

/** What the HTML itself has asked for. */
const linkedIn = (document: Document): Set<string> =>
  new Set(
    [...document.querySelectorAll('link[rel=preload]')].map((link) => `preload ${link.getAttribute('href')}`),
  );

/**
 * Fetches scripts and styles without using them, each once per page and urgency. `crossorigin` and `integrity` must
 * equal those of the later tag, else the browser fetches the file twice.
 */
export const fetchEarly = (document: Document, assets: readonly Asset[], urgency: Urgency): void => {
  const known = asked.get(document) ?? linkedIn(document);
  asked.set(document, known);
  for (const asset of assets) {
    const { url, integrity } = asset;
    const key = `${urgency} ${url}`;
    if (known.has(key) || known.has(`preload ${url}`)) continue;
    known.add(key);
    const link = document.createElement('link');
    link.rel = urgency;
    link.as = isStyle(asset) ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    if (urgency === 'preload') link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
};
