import { catalogueVersion } from '@sundara/contracts/api';
import * as z from 'zod/mini';
import { askUpstream } from '../upstreams/ask-upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** Pages within this time share an answer, in milliseconds. */
const MAX_AGE_MS = 100;
const LIMIT_MS = 500;

const replySchema = z.object({ version: z.string() });

/** The version of everything that public pages show; undefined while the API doesn't say. */
export type CurrentVersion = () => Promise<string | undefined>;

/** Asks the API at most once per 100 ms, so that a page shows a change that little later. */
export const watchCatalogue = (
  api: Upstreams,
  now: () => number = performance.now.bind(performance),
): CurrentVersion => {
  let last: { readonly answer: Promise<string | undefined>; readonly at: number } | undefined;
  const ask = async (): Promise<string | undefined> => {
    try {
      const answer = await askUpstream(api, catalogueVersion.path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      return z.parse(replySchema, await answer.json()).version;
    } catch {
      return undefined;
    }
  };
  return () => {
    if (!last || now() - last.at >= MAX_AGE_MS) last = { answer: ask(), at: now() };
    return last.answer;
  };
};
