import type {
  PageData,
  PageError,
  PageTiming,
  RemoteReport,
  WrittenBeacon,
} from '@sundara/contracts/federation';

/** The path of `release.beacon`; importing its contract would add all of the registry's schemas to the first page. */
export const BEACONS_PATH = '/api/releases/beacons';
/** How long reports wait to be sent together, in milliseconds. */
const BATCH_MS = 5_000;
/** The most reports, and the most timings, that one beacon may carry. */
const MOST = 50;

interface Needs {
  readonly page: Pick<PageData, 'composition' | 'sequence' | 'canary' | 'qa'>;
  /** Sends a body to an address without waiting for an answer. */
  readonly send: (url: string, body: string) => void;
}

export interface Beacons {
  readonly report: (report: RemoteReport) => void;
  readonly error: (error: PageError) => void;
  readonly timing: (timing: PageTiming) => void;
  /** Goes on with the trace of the answer that the page came with, as the site named it. */
  readonly follow: (trace: string | undefined) => void;
  /** Sends what is pending now: the page may close soon. */
  readonly flush: () => void;
}

type Pending = { readonly [K in 'reports' | 'errors' | 'timings']: NonNullable<WrittenBeacon[K]> };
const nothing = (): Pending => ({ reports: [], errors: [], timings: [] });

/**
 * Tells the site how this page's remotes loaded, its errors and timings, several at a time. A page with an override tells
 * nothing: faults that QA injects must not count.
 */
export const createBeacons = ({ page, send }: Needs): Beacons => {
  const { composition, sequence, canary, qa } = page;
  let pending = nothing();
  let trace: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (timer === undefined) return;
    timer = undefined;
    const beacon: WrittenBeacon = {
      composition: composition.id,
      sequence,
      canary,
      ...pending,
      trace,
    };
    pending = nothing();
    send(BEACONS_PATH, JSON.stringify(beacon));
  };
  const add =
    <K extends keyof Pending>(kind: K) =>
    (item: Pending[K][number]): void => {
      if (qa?.override) return;
      timer ??= setTimeout(flush, BATCH_MS);
      const items: Pending[K][number][] = pending[kind];
      if (items.push(item) >= MOST) flush();
    };
  const follow = (named: string | undefined) => {
    trace = named;
  };
  return { flush, follow, report: add('reports'), error: add('errors'), timing: add('timings') };
};
