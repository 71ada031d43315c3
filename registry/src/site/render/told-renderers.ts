import type { RenderJob } from '@sundara/contracts/federation';
import { SHELL_ID } from '../../core/release-name.ts';
import type { RenderFault } from '../../render-faults/render-fault.ts';
import type { RunSet } from '../live/run-set.ts';
import type { Rendered } from './renderer.ts';
import type { RenderedRoute, RouteRenderers } from './renderers.ts';

export interface Renderers extends Pick<RouteRenderers, 'warm' | 'close'> {
  /** Renders a page of a route; undefined where the composition can't be rendered, or the route is left out. */
  readonly render: (runs: RunSet, route: RenderedRoute, job: RenderJob) => Promise<Rendered | undefined>;
}

/**
 * Tells each fault once, here, whoever rendered the page: whom it blames is decided by what the site runs, not by who
 * rendered it.
 *
 * @param onFault for the operator and the remote's team; `address` is the visitor's, path and query
 */
export const tellFaults = (
  { render, warm, close }: RouteRenderers,
  onFault: (fault: RenderFault, address: string) => void,
): Renderers => ({
  render: async (runs, route, job) => {
    const { rendered, fault } = await render(runs, route, job);
    if (fault) {
      const { environment, canary } = job.page;
      const remote = fault.isOfShell ? SHELL_ID : route.remoteId;
      const { version } = (fault.isOfShell ? undefined : runs.composition.remotes[remote]) ?? runs.shell;
      const { reason } = fault;
      onFault({ environment, canary, remote, version, route: route.path, reason }, job.path);
    }
    return rendered;
  },
  warm,
  close,
});
