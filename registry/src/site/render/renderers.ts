import type { RenderJob } from '@sundara/contracts/federation';
import { observe } from '@sundara/node/telemetry';
import { LRUCache } from 'lru-cache';
import { SHELL_ID } from '../../core/release-name.ts';
import type { RenderFault } from '../../render-faults/render-fault.ts';
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
  /** Called with each fault, for the operator and the remote's team; `address` is the visitor's, path and query. */
  readonly onFault: (fault: RenderFault, address: string) => void;
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
const RETRY_MS = 10_000;
const LEFT_OUT = 'Its pages are rendered in the browser alone for ten minutes.';

/** Undefined where the shell has no server bundle; a text says why it, or the registry, can't be used. */
type Started = Renderer | string | undefined;

/**
 * One renderer for each composition that pages run now. A route whose pages end its process three times within a
 * minute is left out: they are rendered in the browser alone, and all other pages as before.
 */
export const createRenderers = ({
  readFile,
  onFault,
  limits = RENDERER_LIMITS,
  now = Date.now,
}: Options): Renderers => {
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
      renderers.set(runs.id, Promise.resolve(reason), { ttl: RETRY_MS });
      return reason;
    }
  };
  const startedFor = (runs: RunSet): Promise<Started> => {
    const known = renderers.get(runs.id);
    if (known) return known;
    const started = start(runs);
    renderers.set(runs.id, started);
    return started;
  };

  return {
    render: async (runs, { remoteId, path }, job) => {
      const { environment, canary } = job.page;
      const key = `${environment} ${runs.id} ${remoteId} ${path}`;
      if (leftOut.has(key)) return undefined;
      const started = await startedFor(runs);
      const rendered =
        typeof started === 'string'
          ? ({ kind: 'failed', detail: started } as const)
          : await started?.render(job);
      if (
        !rendered ||
        rendered.kind === 'rendered' ||
        rendered.kind === 'closed' ||
        rendered.kind === 'elsewhere'
      )
        return rendered;
      const isOfShell = typeof started === 'string' || rendered.kind === 'unfit';
      const [remote, version] = isOfShell
        ? [SHELL_ID, runs.shell.version]
        : [remoteId, (runs.composition.remotes[remoteId] ?? runs.shell).version];
      const isOver = (rendered.kind === 'ended' || rendered.kind === 'unfit') && leftOut.countEnd(key);
      const reason = `${rendered.kind}: ${rendered.detail}${isOver ? ` ${LEFT_OUT}` : ''}`;
      onFault({ environment, canary, remote, version, route: path, reason }, job.path);
      return rendered;
    },
    warm: (runs) => void startedFor(runs),
    close: () => renderers.clear(),
  };
};
