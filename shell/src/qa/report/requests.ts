/** One request from the browser's resource timings. */
export interface PageRequest {
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Without the values of its query, which may be personal: '/api/public/salons?q&page'. */
  readonly address: string;
  /** 0 if there was no answer, or another origin hides it. */
  readonly status: number;
  /** Duration in milliseconds. */
  readonly took: number;
  /** Bytes over the network; 0 from the browser's cache. */
  readonly bytes: number;
}

const KEPT = 30;
const FAILED = 400;
/** Requests that the page's code makes; files and pictures are listed only if they failed. */
const OWN = new Set(['fetch', 'xmlhttprequest', 'beacon']);

const addressOf = (name: string, origin: string): string => {
  const url = new URL(name, origin);
  const names = [...new Set(url.searchParams.keys())];
  const query = names.length > 0 ? `?${names.join('&')}` : '';
  return `${url.origin === origin ? '' : url.origin}${url.pathname}${query}`;
};

/** The last thirty requests that the page's code made or that failed, oldest first. */
export const pageRequests = (
  timings: readonly PerformanceResourceTiming[],
  origin: string,
): readonly PageRequest[] =>
  timings
    // Older browsers don't report the status.
    .map(({ name, initiatorType, startTime, duration, responseStatus = 0, transferSize }) => ({
      isOwn: OWN.has(initiatorType),
      request: {
        ...{ at: startTime, address: addressOf(name, origin), status: responseStatus },
        ...{ took: duration, bytes: transferSize },
      },
    }))
    .filter(({ isOwn, request }) => isOwn || request.status >= FAILED)
    .slice(-KEPT)
    .map(({ request }) => request);
