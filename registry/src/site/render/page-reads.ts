import type { RecordedReply } from '@sundara/contracts/federation';
import { askUpstream } from '../upstreams/ask-upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** A page is not rendered if the API takes longer. */
const LIMIT_MS = 2_000;
/** The most that a page may read: it must pass to the renderer and to the browser. */
const MOST_BYTES = 1_000_000;
/** Replies that say the same to everybody. */
const USABLE = new Set([200, 404]);

/**
 * The replies to the reads that a route declares, by their addresses; undefined if any is unusable. That something is
 * not there is a reply too: the page says so.
 */
export const readReplies = async (
  api: Upstreams,
  urls: readonly string[],
): Promise<Readonly<Record<string, RecordedReply>> | undefined> => {
  const read = async (url: string): Promise<readonly [string, RecordedReply] | undefined> => {
    const answer = await askUpstream(api, url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await answer.text();
    if (!USABLE.has(answer.status) || text.length > MOST_BYTES) return undefined;
    return [url, { status: answer.status, body: JSON.parse(text) }];
  };
  try {
    const replies = await Promise.all(urls.map(read));
    const found = replies.filter((reply) => reply !== undefined);
    return found.length === urls.length ? Object.fromEntries(found) : undefined;
  } catch {
    return undefined;
  }
};
