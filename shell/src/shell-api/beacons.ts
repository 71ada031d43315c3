import type { Beacon, PageData, RemoteReport } from '@sundara/contracts/federation';

/** The path of `release.beacon`; importing its contract would add all of the registry's schemas to the first page. */
export const BEACONS_PATH = '/api/releases/beacons';
/** How long reports wait to be sent together, in milliseconds. */
const BATCH_MS = 5_000;
/** The most reports that one beacon may carry. */
const MOST = 50;

interface Needs {
  readonly page: Pick<PageData, 'composition' | 'sequence' | 'canary' | 'qa'>;
  /** Sends a body to an address without waiting for an answer. */
  readonly send: (url: string, body: string) => void;
}

export interface Beacons {
  readonly report: (report: RemoteReport) => void;
  /** Sends the pending reports now: the page may close soon. */
  readonly flush: () => void;
}

/**
 * Reports to the site how this page's remotes loaded, a few reports at a time. A page with an override reports nothing:
 * faults that QA injects must not count.
 */
export const createBeacons = ({ page, send }: Needs): Beacons => {
  const { composition, sequence, canary, qa } = page;
  let waiting: RemoteReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const beacon: Beacon = { composition: composition.id, sequence, canary, reports: waiting };
    waiting = [];
    send(BEACONS_PATH, JSON.stringify(beacon));
  };
  return {
    flush,
    report: (report) => {
      if (qa?.override) return;
      waiting.push(report);
      if (waiting.length >= MOST) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
  };
};
