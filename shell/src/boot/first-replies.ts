import type { RecordedReply } from '@sundara/contracts/federation';
import { FIRST_REPLIES_ID } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

const repliesSchema = z.record(z.string(), z.object({ status: z.int(), body: z.unknown() }));

/**
 * The replies from which the page's content was rendered, by the address of the call. The first render here must use
 * the very same; without content, or if they are not readable, there are none.
 */
export const firstReplies = (document: Document): Readonly<Record<string, RecordedReply>> => {
  const text = document.getElementById(FIRST_REPLIES_ID)?.textContent;
  if (!text) return {};
  try {
    return z.parse(repliesSchema, JSON.parse(text));
  } catch {
    return {};
  }
};
