import { type Input, type Operation, operationUrl, type Reply, type UrlParts } from '@sundara/contracts/api';
import type { ApiFailure, Result, ShellApi } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { type AnswerStore, openAnswerStore } from './answer-store.ts';

/** A call's result; `keptAt` is the ISO instant of a stored response, `keptFor` why there is no current one. */
export type Kept<T> = Result<T> & { readonly keptAt?: string; readonly keptFor?: ApiFailure };

const answers = openAnswerStore();

/** 'latitude,longitude' is the visitor's position, which must not be stored. */
const POSITION = /[?&]near=-?\d/;

const isKeepable = ({ method, access }: Operation, url: string): boolean =>
  method === 'GET' && access === 'public' && !POSITION.test(url);

/** The server did not answer, or answered 5xx; a refusal (4xx) and a cancelled call are returned as they are. */
const mayBeKept = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' ? failure.status >= 500 : failure.kind !== 'cancelled';

/**
 * A public read that survives the server's absence: if it fails by network, time limit, 5xx or a response that breaks
 * the contract, the last good response of this browser to the same URL is returned, with its instant. The store is
 * bounded, holds only public data, never a visitor's position, and its absence is no error. Specification 1, section 8;
 * resolutions S6.
 */
export const callOrKept = async <O extends Operation>(
  shell: Pick<ShellApi, 'http'>,
  operation: O,
  input: Input<O> & UrlParts,
  { signal, store = answers }: { readonly signal?: AbortSignal; readonly store?: AnswerStore } = {},
): Promise<Kept<Reply<O>>> => {
  const result = await shell.http.call(operation, input, signal ? { signal } : {});
  const url = operationUrl(operation, input);
  if (!isKeepable(operation, url)) return result;
  if (result.ok) {
    const answer = { at: new Date().toISOString(), text: JSON.stringify(result.data) };
    // Not awaited; if it fails, nothing is stored.
    store.write(url, answer).catch(() => {});
    return result;
  }
  if (!mayBeKept(result.failure)) return result;
  const kept = await keptReply(store, operation, url);
  return kept ? { ...kept, keptFor: result.failure } : result;
};

/** The stored reply, if it still satisfies today's contract. */
const keptReply = async <O extends Operation>(
  store: AnswerStore,
  operation: O,
  url: string,
): Promise<Kept<Reply<O>> | undefined> => {
  try {
    const answer = await store.read(url);
    if (!answer) return undefined;
    const reply = z.safeParse<O['reply']>(operation.reply, JSON.parse(answer.text));
    return reply.success ? { ok: true, data: reply.data, keptAt: answer.at } : undefined;
  } catch {
    return undefined;
  }
};
