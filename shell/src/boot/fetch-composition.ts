import type { Asset } from '@sundara/contracts/federation';

export type CompositionFault =
  | 'COMPOSITION_GONE'
  | 'COMPOSITION_CHANGED'
  | 'COMPOSITION_UNREACHABLE'
  | 'COMPOSITION_UNREADABLE';

export type FetchedComposition =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: CompositionFault; readonly detail: string };

/** All requests together; a second below the 8 s within which a remote is there or its failure is shown. */
const LIMIT_MS = 7_000;
/** The file has about 8 KB: if it has not come after this time, the next request for it begins. */
const STALLED_MS = 4_000;

const fault = (code: CompositionFault, detail: string): FetchedComposition => ({ ok: false, code, detail });

const parsed = (url: string, text: string): FetchedComposition => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return fault('COMPOSITION_UNREADABLE', `${url} is not JSON.`);
  }
};

/**
 * Fetches the file that has the page's composition; the first request is the one that the page's HTML preloads. A
 * content with another hash is refused.
 */
export const fetchComposition = async ({ url, integrity }: Asset): Promise<FetchedComposition> => {
  const ends = Date.now() + LIMIT_MS;
  const request = (init: RequestInit, limitMs = LIMIT_MS) => {
    const left = Math.max(0, ends - Date.now());
    return fetch(url, { signal: AbortSignal.timeout(Math.min(limitMs, left)), ...init });
  };
  const tries = [
    ['default', STALLED_MS],
    ['reload', LIMIT_MS],
  ] as const;
  for (const [cache, limitMs] of tries) {
    const answer = await request({ integrity, cache }, limitMs).catch(() => undefined);
    const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    if (text !== undefined) return parsed(url, text);
  }
  // A browser reports a wrong hash, a 404 and a dead network as the same error: one request without a hash tells.
  try {
    const { ok, status } = await request({ cache: 'no-store' });
    if (ok) return fault('COMPOSITION_CHANGED', `${url} is not the file that the page names.`);
    return fault(
      status === 404 ? 'COMPOSITION_GONE' : 'COMPOSITION_UNREACHABLE',
      `${url} answered ${status}.`,
    );
  } catch (error) {
    return fault('COMPOSITION_UNREACHABLE', `${url}: ${error instanceof Error ? error.message : error}`);
  }
};
