import type { MeasuredPage } from '../pages.ts';
import { type Visitor, withColdPage } from './cold-page.ts';
import type { RecordWindow } from './probe.ts';
import { bytesByKind, chainDepth, neededRequests } from './requests.ts';
import { settle } from './settle.ts';

const FIRST_LIMIT_MS = 60_000;
/** How long a page must have no request in flight and no long task until it counts as loaded. */
const QUIET_MS = 2_000;
const LONG_TASK_MS = 50;

/** What one load of a page measured; times in milliseconds since its navigation began. */
export interface LoadFigures {
  readonly first: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largestElement: string;
  /** Sum of what tasks took beyond 50 ms, from the first paint on until the page was quiet. */
  readonly blocked: number;
  readonly shifts: number;
  readonly requests: number;
  readonly trips: number;
  /** Addresses of the scripts that were fetched for this page. */
  readonly scripts: readonly string[];
  readonly bytesToFirst: number;
  readonly bytesInAll: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** Loads a page once in a cold profile, without touching it, until it is quiet. */
export const measureLoad = (visitor: Visitor, measured: MeasuredPage): Promise<LoadFigures> =>
  withColdPage(visitor, measured, async (cold) => {
    const { page, log } = cold;
    await page.goto(measured.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (window as unknown as RecordWindow).pageRecord.first !== undefined,
      undefined,
      { timeout: FIRST_LIMIT_MS, polling: 250 },
    );
    const record = await settle(cold, QUIET_MS);
    const blockedBy = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    );
    const { first = Number.NaN, firstPaint = Number.NaN, largestPaint = Number.NaN } = record;
    const requests = log.requests();
    const needed = neededRequests(requests, {
      addedMs: record.added ?? first,
      inHtml: record.inHtml === true,
      blockedBy,
    });
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const arrived = requests.filter(
      ({ kind, endedMs = Number.POSITIVE_INFINITY }) => kind === 'Document' || endedMs <= first,
    );
    return {
      // The frame's own paint comes a little after the script that saw it.
      first: Math.max(first, firstPaint),
      ...{ firstPaint, largestPaint, shifts: record.shifts },
      largestElement: record.largestElement ?? '',
      blocked: sum(
        record.longTasks
          .filter(([began, took]) => began + took > firstPaint)
          .map(([began, took]) => Math.max(0, took - LONG_TASK_MS - Math.max(0, firstPaint - began))),
      ),
      requests: needed.length,
      trips: chainDepth(needed),
      scripts: requests.filter(({ kind }) => kind === 'Script').map(({ url }) => url),
      bytesToFirst: sum(arrived.map(({ bytes }) => bytes)),
      bytesInAll: sum(requests.map(({ bytes }) => bytes)),
      kinds: bytesByKind(requests),
    };
  });
