import type { Beacon, PageData, RemoteReport } from '@sundara/contracts/federation';

/** Where `release.beacon` is answered; its contract would bring all of the registry's schemas into the first page. */
export const BEACONS_PATH = '/api/releases/beacons';
/** Reports wait so long for company, in milliseconds. */
const BATCH_MS = 5_000;
/** The most that one beacon may carry. */
const MOST = 50;

interface Needs {
  readonly page: Pick<PageData, 'composition' | 'sequence' | 'canary' | 'qa'>;
  /** Sends a body to an address without waiting for an answer. */
  readonly send: (url: string, body: string) => void;
}

export interface Beacons {
  readonly report: (report: RemoteReport) => void;
  /** Sends what waits, now: the page may be gone soon. */
  readonly flush: () => void;
}

/**
 * Tells the site how the remotes of this page fared, a few reports at a time. A page with an override says
 * nothing: what QA makes suffer is nobody's health.
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
