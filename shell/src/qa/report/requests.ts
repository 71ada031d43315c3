/** One request as the browser noted it. */
export interface PageRequest {
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Without the values of its query, which may be somebody's own: '/api/public/salons?q&page'. */
  readonly address: string;
  /** 0 where there was no answer, or another origin doesn't tell. */
  readonly status: number;
  /** In milliseconds. */
  readonly took: number;
  /** Bytes over the network; 0 from the browser's cache. */
  readonly bytes: number;
}

const KEPT = 30;
const FAILED = 400;
/** What pages ask for themselves; files and pictures are told where they failed. */
const OWN = new Set(['fetch', 'xmlhttprequest', 'beacon']);

const addressOf = (name: string, origin: string): string => {
  const url = new URL(name, origin);
  const names = [...new Set(url.searchParams.keys())];
  const query = names.length > 0 ? `?${names.join('&')}` : '';
  return `${url.origin === origin ? '' : url.origin}${url.pathname}${query}`;
};

/** The last thirty requests of a page that it made itself or that failed, oldest first. */
export const pageRequests = (
  timings: readonly PerformanceResourceTiming[],
  origin: string,
): readonly PageRequest[] =>
  timings
    // Browsers of before don't tell the status.
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
