import { createHash } from 'node:crypto';
import { type KeptForms, keepForms } from '@sundara/node/content-encoding';
import { counter, observe } from '@sundara/node/telemetry';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isPassing } from '../database/is-passing.ts';
import type { Readers } from './readers.ts';

/** Longest use of a cached response: how often services are booked changes without a new version. */
const KEPT_FOR_MS = 60_000;
/** Longest use of the last response while the database is unavailable (RFC 5861, stale-if-error). */
const KEPT_IF_AWAY_MS = 3_600_000;
/** One entry takes at most `1 / LARGEST_PART` of the cache. */
const LARGEST_PART = 8;
/** Approximate cost of an entry in addition to its key and its bytes. */
const ENTRY_BYTES = 400;

/** A response as it is sent over the wire. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** The body in an encoding, compressed once; missing where nothing is cached. */
  readonly packed?: KeptForms['packed'];
  /** A strong tag of the bytes; missing where nothing is cached. */
  readonly etag?: string;
}

interface Entry {
  readonly answer: KeptAnswer;
  /** The catalogue version and the day that it was made from. */
  readonly madeFrom: string;
  readonly madeAt: number;
}

interface MadeFrom {
  readonly version: string;
  /** The version and the day. */
  readonly text: string;
}

type Produce = (db: DatabaseHandle) => Promise<string>;

export interface ReadCache {
  /**
   * The cached response to a request, or the one that `produce` makes now; concurrent equal requests share it.
   * `produce` reads from the given database, which is at least as new as the version. Failures are not cached. While the database is unavailable, the last response is returned.
   */
  readonly read: (question: string, produce: Produce) => Promise<KeptAnswer>;
  /** What responses are made from now: equal texts mean equal responses, apart from how often services are booked. */
  readonly version: () => Promise<string>;
  /** Bytes in the cache now. */
  readonly size: () => number;
}

export interface ReadCacheOptions {
  /** The version of the rows that responses are made from: equal versions mean equal rows. */
  readonly version: { readonly current: () => Promise<string> };
  /** Where answers are read from. */
  readonly readers: Readers;
  /** How much it may hold; with 0 nothing is cached and every request is answered afresh. */
  readonly maxBytes: number;
  /** What responses depend on besides the catalogue: the day at the salons. */
  readonly epoch: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Caches the last response to each public read; the least recently used are evicted first. */
export const createReadCache = ({
  version,
  readers,
  maxBytes,
  epoch,
  now = () => performance.now(),
}: ReadCacheOptions): ReadCache => {
  const madeFromNow = async (): Promise<MadeFrom> => {
    const current = await version.current();
    return { version: current, text: `${current} ${epoch()}` };
  };
  const textNow = async () => (await madeFromNow()).text;
  const bodyOf = async (madeFrom: MadeFrom, produce: Produce) =>
    Buffer.from(await readers.read(madeFrom.version, produce));
  if (maxBytes === 0) {
    const read: ReadCache['read'] = async (_, produce) => ({
      body: await bodyOf(await madeFromNow(), produce),
    });
    return { read, version: textNow, size: () => 0 };
  }
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / LARGEST_PART),
    // The compressed forms together are shorter than the body.
    sizeCalculation: ({ answer }, key) => 2 * answer.body.byteLength + 2 * key.length + ENTRY_BYTES,
  });
  const reads = counter('sundara.read_cache.reads');
  observe('sundara.read_cache.size', (result) => result.observe(kept.calculatedSize));
  const inTheMaking = new Map<string, Promise<KeptAnswer>>();

  const make = async (question: string, madeFrom: MadeFrom, produce: Produce) => {
    const body = await bodyOf(madeFrom, produce);
    const { packed } = keepForms(body);
    const answer = {
      body,
      packed,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    };
    kept.set(question, { answer, madeFrom: madeFrom.text, madeAt: now() });
    return answer;
  };
  const makeOnce = (question: string, madeFrom: MadeFrom, produce: Produce) => {
    const key = `${madeFrom.text} ${question}`;
    const begun = inTheMaking.get(key);
    if (begun) return begun;
    const making = make(question, madeFrom, produce).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };
  /** The last response, unless it is too old. */
  const lastWithin = (question: string, ms: number): Entry | undefined => {
    const last = kept.get(question);
    return last && now() - last.madeAt < ms ? last : undefined;
  };
  return {
    read: async (question, produce) => {
      try {
        const madeFrom = await madeFromNow();
        const last = lastWithin(question, KEPT_FOR_MS);
        const isKept = last?.madeFrom === madeFrom.text;
        reads.add(1, { outcome: isKept ? 'kept' : 'made' });
        return isKept ? last.answer : await makeOnce(question, madeFrom, produce);
      } catch (error) {
        const last = isPassing(error) ? lastWithin(question, KEPT_IF_AWAY_MS) : undefined;
        if (!last) throw error;
        reads.add(1, { outcome: 'kept-if-away' });
        return last.answer;
      }
    },
    version: textNow,
    size: () => kept.calculatedSize,
  };
};
