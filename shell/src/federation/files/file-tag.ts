import type { Asset } from '@sundara/contracts/federation';
import { isStyle } from './files-of.ts';
import type { ScriptUrls } from './trusted-urls.ts';

export type FileOutcome = 'loaded' | 'failed' | 'stalled';

/** Runs a script or applies a style from a URL; `onLate` is called if it loads after the time limit. */
export type RunFile = (asset: Asset, limitMs: number, onLate: () => void) => Promise<FileOutcome>;

const scriptElement = (document: Document, { url, integrity }: Asset, trust: ScriptUrls) => {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  trust(script, url);
  return script;
};

const styleElement = (document: Document, { url, integrity }: Asset) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  // The full URL, because the bundler's runtime compares it with the one it would add.
  link.href = new URL(url, document.baseURI).href;
  return link;
};

/**
 * Adds a tag that the browser obeys only when the file's bytes have the hash of the composition. Attributes equal those
 * of the preload link, so that the file is fetched once. A style that exceeds its limit is removed; a script can't be.
 */
export const fileTag =
  (document: Document, trust: ScriptUrls): RunFile =>
  (asset, limitMs, onLate) =>
    new Promise((resolve) => {
      const style = isStyle(asset);
      const element = style ? styleElement(document, asset) : scriptElement(document, asset, trust);
      let waiting = true;
      const settle = (outcome: FileOutcome) => {
        waiting = false;
        clearTimeout(timer);
        if (outcome === 'failed' || (outcome === 'stalled' && style)) element.remove();
        resolve(outcome);
      };
      const timer = setTimeout(() => settle('stalled'), limitMs);
      element.addEventListener('load', () => {
        if (waiting) settle('loaded');
        else if (element.isConnected) onLate();
      });
      element.addEventListener('error', () => settle('failed'));
      document.head.append(element);
    });

/** Removes the styles of a version that must not be shown. */
export const removeStyles = (document: Document, assets: readonly Asset[]): void => {
  const addresses = new Set(assets.filter(isStyle).map(({ url }) => new URL(url, document.baseURI).href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (addresses.has(link.href.replace(/\?try=\d+$/, ''))) link.remove();
};
