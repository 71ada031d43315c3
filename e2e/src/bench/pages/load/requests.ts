/** A request of a page, as the browser's network log tells it; times in milliseconds since the document's request. */
export interface PageRequest {
  readonly url: string;
  /** 'Document', 'Script', 'Fetch' and so on, by the DevTools protocol; 'Prefetch' for what is meant for a later page. */
  readonly kind: string;
  /** Addresses of the files whose code or markup asked for it. */
  readonly askedBy: readonly string[];
  readonly beganMs: number;
  /** Undefined where it has not ended. */
  readonly endedMs: number | undefined;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
}

/** What shows content but decides nothing of it. */
const NOT_NEEDED = new Set(['Font', 'Image', 'Media', 'Ping', 'Manifest', 'Other', 'Prefetch']);

interface FirstContent {
  /** When it was added to the document. */
  readonly addedMs: number;
  /** It stood in the HTML, so that no script had a part in it. */
  readonly inHtml: boolean;
  /** Addresses of what blocked the rendering. */
  readonly blockedBy: readonly string[];
}

/**
 * The requests that the first content needed. What stands in the HTML needed nothing but what blocked its rendering,
 * whatever else had arrived meanwhile; what scripts added needed all scripts, styles and data that had arrived before it.
 */
export const neededRequests = (
  requests: readonly PageRequest[],
  { addedMs, inHtml, blockedBy }: FirstContent,
): readonly PageRequest[] =>
  requests.filter(({ url, kind, endedMs = Number.POSITIVE_INFINITY }) => {
    if (kind === 'Document') return true;
    return inHtml ? blockedBy.includes(url) : endedMs <= addedMs && !NOT_NEEDED.has(kind);
  });

/**
 * The length of the longest chain of requests in which each was asked for by a file that came by the one before: the
 * round trips that can't overlap. A document alone is 1.
 */
export const chainDepth = (requests: readonly PageRequest[]): number => {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const depths = new Map<string, number>();
  const depthOf = (url: string): number => {
    const known = depths.get(url);
    if (known !== undefined) return known;
    // Ends a circle of files that ask for each other.
    depths.set(url, 0);
    const before = (byUrl.get(url)?.askedBy ?? []).filter((one) => one !== url && byUrl.has(one));
    const depth = 1 + Math.max(0, ...before.map(depthOf));
    depths.set(url, depth);
    return depth;
  };
  return Math.max(0, ...requests.map(({ url }) => depthOf(url)));
};

/** Sum of the bytes of each kind, the largest first. */
export const bytesByKind = (requests: readonly PageRequest[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { kind, bytes } of requests) sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  return new Map([...sums].sort(([, a], [, b]) => b - a));
};
