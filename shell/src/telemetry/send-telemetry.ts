import { MOST_ERRORS } from '@sundara/contracts/federation';
import type { TelemetryEntry } from '../shell-api/telemetry.ts';
import { pageErrorOf } from './page-error.ts';
import { sendTimings } from './page-timings.ts';
import type { Router, Sender } from './sender.ts';
import { createVisitedRoutes } from './visited-routes.ts';

/** What the site called the trace of its answer with this page, in its `Server-Timing`; undefined if it isn't kept. */
const pageTrace = (): string | undefined => {
  const [answer] = performance.getEntriesByType('navigation');
  return (answer as PerformanceNavigationTiming | undefined)?.serverTiming?.[0]?.description;
};

/**
 * Sends each error once per page, 20 at most, and from a share of the pages their timings.
 *
 * @param draw draws the lot of this page, 0 to 1
 */
export const sendTelemetry = (
  { beacons, loader, page, telemetry }: Sender,
  router: Router,
  draw: () => number = Math.random,
): void => {
  const { shell, remotes } = page.composition;
  const visited = createVisitedRoutes((remote) =>
    remote === 'shell'
      ? shell.version
      : (loader.runningOf(remote)?.version ?? remotes[remote]?.version ?? ''),
  );
  const sent = new Set<string>();
  const take = (entry: TelemetryEntry) => {
    visited.take(entry);
    const error = pageErrorOf(entry, visited.at(entry.at));
    if (!error || sent.size >= MOST_ERRORS) return;
    const { kind, type, route, frames, call } = error;
    const name = [kind, type, route, frames[0], call?.operation, call?.status].join();
    if (sent.has(name)) return;
    sent.add(name);
    beacons.error(error);
  };
  beacons.follow(pageTrace());
  for (const entry of telemetry.entries()) take(entry);
  telemetry.subscribe(take);
  if (draw() >= (page.timedShare ?? 0)) return;
  sendTimings({ beacons, telemetry, visited, router });
};
