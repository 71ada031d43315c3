import type { Asset } from '@sundara/contracts/federation';

export type ScriptOutcome = 'loaded' | 'failed' | 'stalled';

/** Runs a script from a URL; `onLate` is called when it arrives after it was given up. */
export type RunScript = (asset: Asset, limitMs: number, onLate: () => void) => Promise<ScriptOutcome>;

/**
 * Adds a script tag that the browser runs only when its bytes have the hash of the composition. Attributes
 * equal those of the preload link, so that the file is fetched once.
 */
export const scriptTag =
  (document: Document): RunScript =>
  ({ url, integrity }, limitMs, onLate) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.src = url;
      let waiting = true;
      const settle = (outcome: ScriptOutcome) => {
        waiting = false;
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle('stalled'), limitMs);
      script.addEventListener('load', () => {
        if (!waiting) onLate();
        settle('loaded');
      });
      script.addEventListener('error', () => {
        script.remove();
        settle('failed');
      });
      document.head.append(script);
    });
