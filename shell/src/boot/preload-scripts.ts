import type { Asset } from '@sundara/contracts/federation';

const asked = new WeakMap<Document, Set<string>>();

/**
 * Fetches scripts without running them, each once per page. `crossorigin` and `integrity` must equal those of
 * the later script, else the browser fetches the file twice.
 */
export const preloadScripts = (document: Document, assets: readonly Asset[]): void => {
  const known = asked.get(document) ?? new Set<string>();
  asked.set(document, known);
  for (const { url, integrity } of assets) {
    if (known.has(url)) continue;
    known.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
};
