import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';

/** A kept answer serves so long at most: how often services are booked changes without a new version. */
const KEPT_FOR_MS = 60_000;
/** No answer takes more than this part of the room. */
const LARGEST_PART = 8;
/** What an entry costs beside its key and its bytes, roughly. */
const ENTRY_BYTES = 400;

/** An answer as it goes over the wire. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** A strong tag of the bytes; missing where nothing is kept. */
  readonly etag?: string;
}

export interface ReadCache {
  /**
   * The kept answer to a question, or the one that `produce` makes now; who asks the same meanwhile gets the same.
   * What fails is not kept.
   */
  readonly read: (question: string, produce: () => Promise<string>) => Promise<KeptAnswer>;
  /** Bytes that are kept now. */
  readonly size: () => number;
}

/**
 * Keeps answers of public reads, the longest unused ones going first.
 * @param maxBytes how much it may hold; 0 keeps nothing, every question is then answered anew
 * @param epoch what the answers depend on beside the catalogue: the day at the salons
 */
export const createReadCache = (
  version: CatalogueVersion,
  maxBytes: number,
  epoch: () => string,
): ReadCache => {
  if (maxBytes === 0) {
    return { read: async (_, produce) => ({ body: Buffer.from(await produce()) }), size: () => 0 };
  }
  const kept = new LRUCache<string, KeptAnswer, () => Promise<string>>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / LARGEST_PART),
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + ENTRY_BYTES,
    ttl: KEPT_FOR_MS,
    // An answer that loses its place before it is there is still given to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: produce }) => {
      const body = Buffer.from(await produce());
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    },
  });
  return {
    read: async (question, produce) => {
      const key = `${await version.current()} ${epoch()} ${question}`;
      return kept.get(key) ?? kept.forceFetch(key, { context: produce });
    },
    size: () => kept.calculatedSize,
  };
};
