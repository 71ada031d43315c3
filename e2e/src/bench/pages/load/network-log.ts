import type { CDPSession } from 'playwright-core';
import type { PageRequest } from './requests.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

const filesIn = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...filesIn(stack.parent)] : [];

/** What is fetched before it is used is of the kind 'Other'; its type tells more. */
const kindOf = (mimeType: string): string => {
  if (mimeType.includes('json')) return 'Fetch';
  if (mimeType.includes('javascript')) return 'Script';
  return mimeType.startsWith('font/') ? 'Font' : 'Other';
};

/** Only what is fetched for a later page has the lowest priority. */
const isPrefetch = ({ initialPriority }: { readonly initialPriority: string }): boolean =>
  initialPriority === 'VeryLow';

/** A log of the requests of a page from its navigation on. */
export interface NetworkLog {
  readonly requests: () => readonly PageRequest[];
  readonly inFlight: () => number;
}

/** Starts a log; the page must not have been opened. */
export const startNetworkLog = async (devtools: CDPSession): Promise<NetworkLog> => {
  const requests = new Map<string, Mutable<PageRequest>>();
  const open = new Set<string>();
  let origin: number | undefined;
  const msOf = (timestamp: number): number => (timestamp - (origin ?? timestamp)) * 1_000;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    origin ??= timestamp;
    const { url, stack } = initiator;
    const askedBy = [...new Set([...(url ? [url] : []), ...filesIn(stack)])].filter(Boolean);
    requests.set(requestId, {
      ...{ url: request.url, kind: isPrefetch(request) ? 'Prefetch' : (type ?? 'Other'), askedBy, bytes: 0 },
      ...{ beganMs: msOf(timestamp), endedMs: undefined },
    });
    // Streams of events never end.
    if (type !== 'EventSource') open.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
    open.delete(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && (response.fromDiskCache || response.fromPrefetchCache)) requests.delete(requestId);
    else if (request?.kind === 'Other') request.kind = kindOf(response.mimeType);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, endedMs: msOf(timestamp) });
    open.delete(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  // Bodies that are kept for the protocol are decoded in the page's own thread, each HTML twice.
  await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return { requests: () => [...requests.values()], inFlight: () => open.size };
};
