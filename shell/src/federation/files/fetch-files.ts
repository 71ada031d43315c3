import type { Asset } from '@sundara/contracts/federation';
import { LoadError } from '../load-error.ts';
import type { Patience } from '../load-limits.ts';
import { type LoadLimits, loadLimits } from '../load-limits.ts';
import type { RunFile } from './file-tag.ts';
import type { ProbeFile } from './probe-file.ts';

interface Needs {
  readonly run: RunFile;
  readonly probe: ProbeFile;
  /** Starts downloads of files that run later. */
  readonly announce: (assets: readonly Asset[]) => void;
  /** Removes styles. */
  readonly remove?: (assets: readonly Asset[]) => void;
  readonly limits?: LoadLimits;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** A stalled file is requested again only if at least this much time is left. */
const WORTH_A_TRY_MS = 1_000;
const TRIES = 3;
const PAUSE_MS = 200;
const PROBE_LIMIT_MS = 2_000;

/** A file that is being fetched, and when its latest try began. */
interface UnderWay {
  readonly fetching: Promise<void>;
  readonly triedAt: () => number;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface FileFetcher {
  /**
   * Runs a script or applies a style, once per page, within the given patience (default: that of a single file). Throws
   * LoadError 'network', 'tampered' or 'timeout'. A file without a hash is never requested.
   */
  readonly fetchFile: (asset: Asset, patience?: Patience) => Promise<void>;
  /** Starts the downloads of files that are needed soon. */
  readonly announce: (assets: readonly Asset[]) => void;
  /** Allows files to be used again after they did not work; removes their styles. */
  readonly forget: (assets: readonly Asset[]) => void;
}

/**
 * Fetches the files of remotes. A failing file is tried up to three times with growing, jittered pauses, as long as
 * patience allows and another try may help. Each retry has its own query, because for the same URL a browser returns a
 * stalled or failed response again.
 */
export const createFileFetcher = ({
  run,
  probe,
  announce,
  remove = () => {},
  limits: { ofOneFile, stalledAfterMs } = loadLimits(),
  now = Date.now,
  pause = wait,
  random = Math.random,
}: Needs): FileFetcher => {
  const here = new Set<string>();
  const tries = new Map<string, number>();
  const underWay = new Map<string, UnderWay>();

  const addressOf = ({ url, integrity }: Asset): Asset => {
    const count = tries.get(url) ?? 0;
    tries.set(url, count + 1);
    return { url: count === 0 ? url : `${url}?try=${count}`, integrity };
  };

  const fetchWithin = async (
    asset: Asset,
    { limitMs, deadMs }: Patience,
    onTry: (at: number) => void,
  ): Promise<void> => {
    if (!asset.integrity) throw new LoadError('tampered', `${asset.url} has no hash, so it was not fetched.`);
    const begun = now();
    const left = () => begun + limitMs - now();
    let detail = `${asset.url} did not arrive in time.`;
    for (let count = 1; count <= TRIES && left() > 0; count += 1) {
      onTry(now());
      const limit = left() < stalledAfterMs + WORTH_A_TRY_MS ? left() : stalledAfterMs;
      const outcome = await run(addressOf(asset), limit, () => here.add(asset.url));
      if (outcome === 'loaded') {
        here.add(asset.url);
        return;
      }
      if (outcome === 'stalled') continue;
      const { found, ...known } = await probe(asset, Math.min(left(), PROBE_LIMIT_MS));
      detail = known.detail;
      if (found === 'tampered') throw new LoadError('tampered', detail);
      const rest = found === 'intact' ? 0 : PAUSE_MS * 2 ** (count - 1) * (0.5 + random());
      const late = now() + rest >= begun + Math.min(deadMs, limitMs);
      if (found === 'gone' || late || count === TRIES) throw new LoadError('network', detail);
      await pause(rest);
    }
    throw new LoadError('timeout', detail);
  };

  const begin = (asset: Asset, patience: Patience): Promise<void> => {
    let triedAt = now();
    const fetching = fetchWithin(asset, patience, (at) => {
      triedAt = at;
    }).finally(() => underWay.delete(asset.url));
    underWay.set(asset.url, { fetching, triedAt: () => triedAt });
    return fetching;
  };

  /** If the last try began before this request, its failure says nothing about now: the file is fetched again. */
  const join = async ({ fetching, triedAt }: UnderWay, asset: Asset, patience: Patience): Promise<void> => {
    const asked = now();
    try {
      await fetching;
    } catch (error) {
      if (triedAt() >= asked) throw error;
      await fetchFile(asset, patience);
    }
  };

  const fetchFile = (asset: Asset, patience: Patience = ofOneFile): Promise<void> => {
    if (here.has(asset.url)) return Promise.resolve();
    const going = underWay.get(asset.url);
    return going ? join(going, asset, patience) : begin(asset, patience);
  };

  return {
    fetchFile,
    announce: (assets) => announce(assets.filter(({ url }) => !here.has(url) && !tries.has(url))),
    forget: (assets) => {
      remove(assets);
      for (const { url } of assets) here.delete(url);
    },
  };
};
