import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Beacons } from '../shell-api/beacons.ts';
import type { Telemetry } from '../shell-api/telemetry.ts';
import type { Router } from './sender.ts';
import type { VisitedRoutes } from './visited-routes.ts';

interface Needs {
  readonly beacons: Pick<Beacons, 'timing' | 'flush'>;
  readonly telemetry: Pick<Telemetry, 'subscribe'>;
  readonly visited: Pick<VisitedRoutes, 'at'>;
  readonly router: Router;
}

/** Three digits are enough of a score, and none of milliseconds after the point. */
const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);

const MEASURES = { CLS: 'cls', INP: 'inp', LCP: 'lcp' } as const;

/** Sends the Web Vitals: each once, when the page is first hidden, for the route that was shown when it came to be. */
const sendVitals = ({ beacons, visited }: Needs): void => {
  const told = new Set<string>();
  const tell = (metric: Metric) => {
    const { name, entries } = metric;
    if (!(name in MEASURES) || told.has(name)) return;
    told.add(name);
    const measure = MEASURES[name as keyof typeof MEASURES];
    beacons.timing({ ...visited.at(entries[0]?.startTime ?? 0), measure, value: rounded(metric) });
    // What was pending when the page was hidden is sent already.
    if (document.visibilityState === 'hidden') beacons.flush();
  };
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
};

/** Sends how long each change of the route took, until the next page was shown. */
const sendRouteChanges = ({ beacons, telemetry, visited, router }: Needs): void => {
  let begunAt: number | undefined;
  let moving = false;
  router.subscribe(({ navigation, location }) => {
    const next = navigation.location;
    // Another query is the same page still.
    if (next && !moving) begunAt = next.pathname === location.pathname ? undefined : performance.now();
    moving = next !== undefined;
  });
  telemetry.subscribe(({ at, event }) => {
    if (event !== 'page.shown' || begunAt === undefined) return;
    beacons.timing({ ...visited.at(at), measure: 'route-change', value: Math.round(at - begunAt) });
    begunAt = undefined;
  });
};

/** Sends the timings of this page. */
export const sendTimings = (needs: Needs): void => {
  sendVitals(needs);
  sendRouteChanges(needs);
};
