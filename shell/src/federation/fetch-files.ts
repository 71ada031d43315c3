import type { Asset } from '@sundara/contracts/federation';
import { LoadError } from './load-error.ts';
import type { ProbeFile } from './probe-file.ts';
import type { RunScript } from './script-tag.ts';

interface Needs {
  readonly run: RunScript;
  readonly probe: ProbeFile;
  /** Begins downloads whose turn to run comes later. */
  readonly announce: (assets: readonly Asset[]) => void;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** A file that has not come after this long is asked for again under another URL. */
const STALLED_AFTER_MS = 4_000;
const TRIES = 3;
const PAUSE_MS = 250;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface FileFetcher {
  /** Runs a script, once per page, within a limit; throws LoadError 'network', 'tampered' or 'timeout'. */
  readonly fetchFile: (asset: Asset, limitMs: number) => Promise<void>;
  /** Begins the downloads of files that are to be run soon. */
  readonly announce: (assets: readonly Asset[]) => void;
  /** Lets a file be run again, because running it did not do what it should. */
  readonly forget: (asset: Asset) => void;
}

/**
 * Fetches the files of remotes. A failing one is tried three times with growing, jittered pauses, as long as
 * the limit allows; each further try has a query of its own, because a browser hands out a stalled or
 * failed answer again for the same URL.
 */
export const createFileFetcher = ({
  run,
  probe,
  announce,
  now = Date.now,
  pause = wait,
  random = Math.random,
}: Needs): FileFetcher => {
  const here = new Set<string>();
  const tries = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();

  const addressOf = ({ url, integrity }: Asset): Asset => {
    const count = tries.get(url) ?? 0;
    tries.set(url, count + 1);
    return { url: count === 0 ? url : `${url}?try=${count}`, integrity };
  };

  const fetchBefore = async (asset: Asset, deadline: number): Promise<void> => {
    let detail = `${asset.url} did not arrive in time.`;
    for (let count = 1; count <= TRIES; count += 1) {
      const left = deadline - now();
      if (left <= 0) throw new LoadError('timeout', detail);
      const outcome = await run(addressOf(asset), Math.min(left, STALLED_AFTER_MS), () =>
        here.add(asset.url),
      );
      if (outcome === 'loaded') {
        here.add(asset.url);
        return;
      }
      if (outcome === 'stalled') continue;
      const found = await probe(asset, deadline - now());
      if (found.found === 'tampered') throw new LoadError('tampered', found.detail);
      detail = found.detail;
      const rest = PAUSE_MS * 2 ** (count - 1) * (0.5 + random());
      if (count < TRIES) await pause(Math.min(rest, Math.max(0, deadline - now())));
    }
    throw new LoadError(now() >= deadline ? 'timeout' : 'network', detail);
  };

  return {
    fetchFile: (asset, limitMs) => {
      if (here.has(asset.url)) return Promise.resolve();
      const going = underWay.get(asset.url);
      if (going) return going;
      const fetching = fetchBefore(asset, now() + limitMs).finally(() => underWay.delete(asset.url));
      underWay.set(asset.url, fetching);
      return fetching;
    },
    announce: (assets) => announce(assets.filter(({ url }) => !here.has(url) && !tries.has(url))),
    forget: ({ url }) => {
      here.delete(url);
    },
  };
};
