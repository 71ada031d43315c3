import type { RenderJob } from '@sundara/contracts/federation';
import { observe } from '@sundara/node/telemetry';
import { LRUCache } from 'lru-cache';
import type { RunSet } from '../live/run-set.ts';
import { createLeftOutRoutes } from './left-out-routes.ts';
import { RENDERER_LIMITS, type RendererLimits } from './limits.ts';
import { createRenderer, type Rendered, type Renderer } from './renderer.ts';
import { type ReadFile, readServerBundles } from './server-bundles.ts';

/** A route of a remote, by its declared path: '/salon/:id'; '*' of the shell for addresses that nobody has. */
export interface RenderedRoute {
  readonly remoteId: string;
  readonly path: string;
}

interface Options {
  readonly readFile: ReadFile;
  readonly limits?: RendererLimits | undefined;
  readonly now?: (() => number) | undefined;
}

export interface RouteRendered {
  /** Undefined where the composition can't be rendered, or the route is left out. */
  readonly rendered: Rendered | undefined;
  /** Why the page could not be rendered, where a release is at fault: the shell, or the route's remote. */
  readonly fault?: { readonly isOfShell: boolean; readonly reason: string } | undefined;
}

/** Who renders pages: processes of this server, or render servers. */
export interface RouteRenderers {
  readonly render: (runs: RunSet, route: RenderedRoute, job: RenderJob) => Promise<RouteRendered>;
  /** Starts the renderer of a composition, so that its first page needn't wait for that. */
  readonly warm: (runs: RunSet) => void;
  readonly close: () => void;
}

/** Most processes at once: of an environment's usual releases and its canary, in two environments. */
const MOST = 4;
const RETRY_MS = 10_000;
const LEFT_OUT = 'Its pages are rendered in the browser alone for ten minutes.';

/** What a process renders: of one composition there are several where pages run without one of its remotes. */
const keyOf = ({ id, leftOut, composition }: RunSet): string =>
  JSON.stringify([id, [...leftOut.keys()].sort(), composition.shell.entry[0]?.url]);

/** Undefined where the shell has no server bundle; a text says why it, or the registry, can't be used. */
type Started = Renderer | string | undefined;

/**
 * One renderer for each composition that pages run now. A route whose pages end its process three times within a
 * minute is left out: they are rendered in the browser alone, and all other pages as before.
 */
export const createRenderers = ({
  readFile,
  limits = RENDERER_LIMITS,
  now = Date.now,
}: Options): RouteRenderers => {
  const renderers = new LRUCache<string, Promise<Started>>({
    max: MOST,
    dispose: (started) => void started.then((one) => typeof one === 'object' && one.close()),
  });
  observe('sundara.render.renderers', (result) => result.observe(renderers.size));
  const leftOut = createLeftOutRoutes(now);

  const start = async (runs: RunSet): Promise<Started> => {
    try {
      const bundles = await readServerBundles(readFile, runs);
      return bundles && createRenderer(runs.composition, bundles, limits);
    } catch (error) {
      const reason = String(error);
      // The registry may have been out of reach.
      renderers.set(keyOf(runs), Promise.resolve(reason), { ttl: RETRY_MS });
      return reason;
    }
  };
  const startedFor = (runs: RunSet): Promise<Started> => {
    const known = renderers.get(keyOf(runs));
    if (known) return known;
    const started = start(runs);
    renderers.set(keyOf(runs), started);
    return started;
  };

  return {
    render: async (runs, { remoteId, path }, job) => {
      const key = `${job.page.environment} ${runs.id} ${remoteId} ${path}`;
      if (leftOut.has(key)) return { rendered: undefined };
      const started = await startedFor(runs);
      const rendered =
        typeof started === 'string'
          ? ({ kind: 'failed', detail: started } as const)
          : await started?.render(job);
      if (
        !rendered ||
        rendered.kind === 'rendered' ||
        rendered.kind === 'closed' ||
        rendered.kind === 'away' ||
        rendered.kind === 'elsewhere'
      )
        return { rendered };
      const isOver = (rendered.kind === 'ended' || rendered.kind === 'unfit') && leftOut.countEnd(key);
      const reason = `${rendered.kind}: ${rendered.detail}${isOver ? ` ${LEFT_OUT}` : ''}`;
      return {
        rendered,
        fault: { isOfShell: typeof started === 'string' || rendered.kind === 'unfit', reason },
      };
    },
    warm: (runs) => void startedFor(runs),
    close: () => renderers.clear(),
  };
};
