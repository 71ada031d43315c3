import { counter } from '@sundara/node/telemetry';
import { LRUCache } from 'lru-cache';
import { type KeptPage, keptPage, type MadePage } from './kept-page.ts';

/** What an entry takes in addition to its key and its page, in bytes. */
const ENTRY_BYTES = 1000;
/** A single page takes at most `1 / LARGEST_PART` of the cache. */
const LARGEST_PART = 8;

/** The page with this key, which names all that its HTML and headers depend on; `make` makes it where it is not kept. */
export type KeepPage = (key: string, make: (nonce: string) => MadePage) => KeptPage;

/** Keeps pages up to so many bytes; the ones that were not asked for longest go first. */
export const createPageCache = (limitBytes: number): KeepPage => {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: limitBytes,
    maxEntrySize: Math.ceil(limitBytes / LARGEST_PART),
    sizeCalculation: ({ size }, key) => size + 2 * key.length + ENTRY_BYTES,
  });
  const pages = counter('sundara.page.kept');
  return (key, make) => {
    const known = kept.get(key);
    pages.add(1, { outcome: known ? 'kept' : 'made' });
    if (known) return known;
    const page = keptPage(make);
    kept.set(key, page);
    return page;
  };
};
