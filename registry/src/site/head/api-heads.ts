import { type PageHead, pageHeadSchema } from '@sundara/contracts/api';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { askUpstream } from '../upstreams/ask-upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** A page waits at most this long for its head; then it is sent with the route's own texts. */
const LIMIT_MS = 800;
const KEPT_MS = 60_000;
/** How long an unusable answer is cached. */
const TROUBLE_MS = 2_000;
const KEPT_HEADS = 2_000;

/** 'missing': there is no such page; 'unknown': the API can't answer. */
export type HeadAnswer = { readonly head: PageHead } | 'missing' | 'unknown';

/** Gets the API's head of a page, by the path and query of the operation that its route declares. */
export type FindHead = (path: string) => Promise<HeadAnswer>;

const replySchema = z.object({ head: pageHeadSchema });

const askApi = async (api: Upstreams, path: string): Promise<HeadAnswer> => {
  try {
    const answer = await askUpstream(api, path, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.status === 404) return 'missing';
    const parsed = replySchema.safeParse(await answer.json());
    return parsed.success ? { head: parsed.data.head } : 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Makes one API request for all concurrent callers, and caches the answer for a minute. */
export const createHeads = (api: Upstreams): FindHead => {
  const heads = new LRUCache<string, { readonly answer: HeadAnswer }>({
    max: KEPT_HEADS,
    ttl: KEPT_MS,
    fetchMethod: async (path, _stale, { options }) => {
      const answer = await askApi(api, path);
      if (answer === 'unknown') options.ttl = TROUBLE_MS;
      return { answer };
    },
  });
  return async (path) => (await heads.fetch(path))?.answer ?? 'unknown';
};
