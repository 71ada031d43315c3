import type { TelemetryEntry } from '../shell-api/telemetry.ts';

/** A route as its remote declares it, and the version that shows it. */
export interface VisitedRoute {
  readonly remote: string;
  readonly version: string;
  readonly route: string;
}

interface Shown extends VisitedRoute {
  readonly at: number;
}

/** Pages of one tab that are remembered; a tab may stay open for days. */
const KEPT = 50;

/** Which route was shown when. The address is not kept. */
export const createVisitedRoutes = (versionOf: (remote: string) => string) => {
  const visited: Shown[] = [];
  const first: VisitedRoute = { remote: 'shell', version: versionOf('shell'), route: '*' };
  return {
    /** Takes note of 'page.shown'; any other entry is nothing. */
    take: ({ at, event, data }: TelemetryEntry): void => {
      if (event !== 'page.shown') return;
      const remote = String(data.remote);
      visited.push({ at, remote, version: versionOf(remote), route: String(data.route) });
      if (visited.length > KEPT) visited.shift();
    },
    /** The route shown at a time, in milliseconds since the page began; before the first one, that one. */
    at: (time: number): VisitedRoute => {
      const { at: _, ...shown } = visited.findLast(({ at }) => at <= time) ??
        visited[0] ?? { ...first, at: 0 };
      return shown;
    },
  };
};
export type VisitedRoutes = ReturnType<typeof createVisitedRoutes>;
