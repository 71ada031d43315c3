import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isPassing } from '../database/is-passing.ts';

/** A kept answer serves so long at most: how often services are booked changes without a new version. */
const KEPT_FOR_MS = 60_000;
/** While the database is away the last answer serves on, for so long at most (RFC 5861, stale-if-error). */
const KEPT_IF_AWAY_MS = 3_600_000;
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

interface Entry {
  readonly answer: KeptAnswer;
  /** Catalogue version and day that it was made from. */
  readonly madeFrom: string;
  readonly madeAt: number;
}

export interface ReadCache {
  /**
   * The kept answer to a question, or the one that `produce` makes now; who asks the same meanwhile gets the same.
   * What fails is not kept. While the database is away, the last answer is given.
   */
  readonly read: (question: string, produce: () => Promise<string>) => Promise<KeptAnswer>;
  /** Bytes that are kept now. */
  readonly size: () => number;
}

export interface ReadCacheOptions {
  /** What the answers are made from: equal versions stand for equal rows. */
  readonly version: { readonly current: () => Promise<string> };
  /** How much it may hold; 0 keeps nothing, every question is then answered anew. */
  readonly maxBytes: number;
  /** What the answers depend on beside the catalogue: the day at the salons. */
  readonly epoch: () => string;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** Keeps the last answer to each question of public reads, the longest unused ones going first. */
export const createReadCache = ({
  version,
  maxBytes,
  epoch,
  now = () => performance.now(),
}: ReadCacheOptions): ReadCache => {
  if (maxBytes === 0) {
    return { read: async (_, produce) => ({ body: Buffer.from(await produce()) }), size: () => 0 };
  }
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / LARGEST_PART),
    sizeCalculation: ({ answer }, key) => answer.body.byteLength + 2 * key.length + ENTRY_BYTES,
  });
  const inTheMaking = new Map<string, Promise<KeptAnswer>>();

  const make = async (question: string, madeFrom: string, produce: () => Promise<string>) => {
    const body = Buffer.from(await produce());
    const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    kept.set(question, { answer, madeFrom, madeAt: now() });
    return answer;
  };
  const makeOnce = (question: string, madeFrom: string, produce: () => Promise<string>) => {
    const key = `${madeFrom} ${question}`;
    const begun = inTheMaking.get(key);
    if (begun) return begun;
    const making = make(question, madeFrom, produce).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };
  /** The last answer, unless it is too old. */
  const lastWithin = (question: string, ms: number): Entry | undefined => {
    const last = kept.get(question);
    return last && now() - last.madeAt < ms ? last : undefined;
  };
  return {
    read: async (question, produce) => {
      try {
        const madeFrom = `${await version.current()} ${epoch()}`;
        const last = lastWithin(question, KEPT_FOR_MS);
        return last?.madeFrom === madeFrom ? last.answer : await makeOnce(question, madeFrom, produce);
      } catch (error) {
        const last = isPassing(error) ? lastWithin(question, KEPT_IF_AWAY_MS) : undefined;
        if (!last) throw error;
        return last.answer;
      }
    },
    size: () => kept.calculatedSize,
  };
};
