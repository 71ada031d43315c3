import type { ReleaseRecord, RenderJob } from '@sundara/contracts/federation';
import { LRUCache } from 'lru-cache';
import type { RunSet } from '../live/run-set.ts';
import { RENDERER_LIMITS, type RendererLimits } from './limits.ts';
import { createRenderer, type Rendered, type Renderer } from './renderer.ts';
import { type ReadFile, readServerBundles } from './server-bundles.ts';

/** What was found wrong with a page that was to be rendered. */
export interface RenderFault {
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  readonly detail: string;
}

/** A route of a remote, by its declared path: '/salon/:id'. */
export interface RenderedRoute {
  readonly remoteId: string;
  readonly path: string;
}

interface Options {
  readonly readFile: ReadFile;
  /** Called with each fault, for the operator and the remote's team. */
  readonly onFault: (fault: RenderFault) => void;
  readonly limits?: RendererLimits | undefined;
  readonly now?: (() => number) | undefined;
}

export interface Renderers {
  /** Renders a page of a route; undefined where the composition can't be rendered, or the route is left out. */
  readonly render: (runs: RunSet, route: RenderedRoute, job: RenderJob) => Promise<Rendered | undefined>;
  /** Starts the renderer of a composition, so that its first page needn't wait for that. */
  readonly warm: (runs: RunSet) => void;
  readonly close: () => void;
}

/** Most processes at once: of an environment's usual releases and its canary, in two environments. */
const MOST = 4;
/** A route that ends so many processes within this time is left out. */
const ENDS = 3;
const WITHIN_MS = 30_000;
const RETRY_MS = 10_000;
/** A faulty route is tried again after this time; an operator may have repaired its data by then. */
const LEFT_OUT_MS = 600_000;

/**
 * One renderer for each composition that pages run now. A route whose pages end its process three times within 30
 * seconds is left out: they are rendered in the browser alone, and all other pages as before.
 */
export const createRenderers = ({
  readFile,
  onFault,
  limits = RENDERER_LIMITS,
  now = Date.now,
}: Options): Renderers => {
  const renderers = new LRUCache<string, Promise<Renderer | undefined>>({
    max: MOST,
    dispose: (renderer) => void renderer.then((one) => one?.close()),
  });
  const ends = new LRUCache<string, readonly number[]>({ max: 100 });
  const leftOut = new LRUCache<string, number>({ max: 100 });

  const tell = ({ id, version }: ReleaseRecord, error: unknown) =>
    onFault({ remote: id, version, path: 'any address', detail: String(error) });
  const start = async (runs: RunSet): Promise<Renderer | undefined> => {
    try {
      const bundles = await readServerBundles(readFile, runs, tell);
      return bundles && createRenderer(runs.composition, bundles, limits);
    } catch (error) {
      tell(runs.shell, error);
      // The registry may have been out of reach.
      renderers.set(runs.id, Promise.resolve(undefined), { ttl: RETRY_MS });
      return undefined;
    }
  };
  const rendererOf = (runs: RunSet): Promise<Renderer | undefined> => {
    const known = renderers.get(runs.id);
    if (known) return known;
    const started = start(runs);
    renderers.set(runs.id, started);
    return started;
  };

  return {
    render: async (runs, { remoteId, path }, job) => {
      const version = runs.composition.remotes[remoteId]?.version ?? '';
      const key = `${runs.id} ${remoteId} ${path}`;
      if ((leftOut.get(key) ?? 0) > now()) return undefined;
      const renderer = await rendererOf(runs);
      const rendered = await renderer?.render(job);
      if (
        !rendered ||
        rendered.kind === 'rendered' ||
        rendered.kind === 'busy' ||
        rendered.kind === 'elsewhere'
      )
        return rendered;
      const fault = { remote: remoteId, version, path: job.path };
      onFault({ ...fault, detail: `${rendered.kind}: ${rendered.detail}` });
      if (rendered.kind !== 'ended') return rendered;
      const recent = [...(ends.get(key) ?? []).filter((at) => at > now() - WITHIN_MS), now()];
      ends.set(key, recent);
      if (recent.length >= ENDS) {
        leftOut.set(key, now() + LEFT_OUT_MS);
        onFault({ ...fault, detail: 'Its pages are rendered in the browser alone for ten minutes.' });
      }
      return rendered;
    },
    warm: (runs) => void rendererOf(runs),
    close: () => renderers.clear(),
  };
};
