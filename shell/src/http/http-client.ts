import { type Operation, operationUrl, type Reply } from '@sundara/contracts/api';
import type { ApiFailure, HttpApi, RecordedReply, Result } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { CallTokens } from './call-token.ts';
import { failed, resultOf } from './result-of.ts';
import { createSharedReads } from './shared-reads.ts';
import type { Call, Send } from './transport.ts';
import { untilAborted } from './until-aborted.ts';

interface Needs {
  readonly send: Send;
  readonly tokens: CallTokens;
  /** Called with each call that failed, for whichever reason. */
  readonly onFailure?: (failure: FailedCall) => void;
}

/** `status` is 0 where nothing answered; `requestId` is empty where the answer has none. */
export interface FailedCall {
  readonly operation: string;
  readonly kind: ApiFailure['kind'];
  readonly status: number;
  readonly requestId: string;
}

export interface HttpClient extends HttpApi {
  /** Starts a read of a route's first data while its code still loads. */
  readonly prime: (url: string) => void;
  /** Keeps a reply that came with the page for the next read of its URL. */
  readonly keep: (url: string, reply: RecordedReply) => void;
}

const partsSchema = z.object({
  params: z.optional(z.record(z.string(), z.unknown())),
  query: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.unknown()),
  file: z.optional(z.instanceof(Blob)),
});

const isCode = <R>(result: Result<R>, code: string): boolean =>
  !result.ok && result.failure.kind === 'rejected' && result.failure.code === code;

const incomplete = ({ name }: Operation): { readonly ok: false; readonly failure: ApiFailure } => ({
  ok: false,
  failure: { kind: 'protocol', message: `The call ${name} lacks a part of its address.` },
});

/** A file is sent alone, in the field that the operation names. */
const formOf = (field: string, file: Blob): FormData => {
  const form = new FormData();
  form.set(field, file);
  return form;
};

/** The URL and body of a call; undefined when a path parameter is missing. */
const addressed = (operation: Operation, input: unknown) => {
  try {
    const { params = {}, query = {}, body, file } = z.parse(partsSchema, input);
    const carried = operation.file && file ? formOf(operation.file, file) : body;
    return { url: operationUrl(operation, { params, query }), body: carried };
  } catch {
    return undefined;
  }
};

/**
 * Makes the contract's calls for the shell and all remotes; returns failures as data and shows nothing itself. A call
 * that is refused because its token has expired is sent again with the next token.
 */
export const createHttpClient = ({ send, tokens, onFailure }: Needs): HttpClient => {
  const reads = createSharedReads(send);

  const callWith = async <O extends Operation>(
    operation: O,
    call: Pick<Call, 'url' | 'body' | 'onSent' | 'key'>,
    signal: AbortSignal | undefined,
  ): Promise<Result<Reply<O>>> => {
    const { method, access } = operation;
    if (method !== 'GET') reads.forget();
    const write = async (token: string | undefined) => {
      reads.forget();
      const delivery = await send({ method, ...call, token, ...(signal ? { signal } : {}) });
      // Reads that were sent during the write may have been answered before it.
      reads.forget();
      return delivery;
    };
    const attempt = async (token: string | undefined) => {
      const delivery = await (method === 'GET' ? reads.read(call.url, token, signal) : write(token));
      const result = resultOf(operation, delivery);
      if (!result.ok) {
        const { status = 0, requestId = '' } = delivery.kind === 'answer' ? delivery : {};
        onFailure?.({ operation: operation.name, kind: result.failure.kind, status, requestId });
      }
      return result;
    };

    const first = access === 'public' ? { ok: true as const, token: tokens.stored() } : await tokens.ready();
    if (!first.ok) return first;
    let sent = first.token;
    let result = signal?.aborted ? failed('cancelled') : await attempt(sent);
    if (sent && isCode(result, 'UNAUTHENTICATED')) {
      const next = await tokens.renewed(sent);
      if (!next.ok) return next;
      if (!next.token || signal?.aborted) return result;
      sent = next.token;
      result = await attempt(sent);
      if (isCode(result, 'UNAUTHENTICATED')) {
        const again = await tokens.signedInAgain(sent);
        if (again && !signal?.aborted) result = await attempt(again);
      }
    }
    if (sent && !result.ok && isCode(result, 'ACCOUNT_DISABLED')) tokens.lost(sent, result.failure.message);
    return result;
  };

  return {
    call: async (operation, input: unknown, { signal, onSent, key } = {}) => {
      const call = addressed(operation, input);
      if (!call) return incomplete(operation);
      const sent = { ...call, ...(onSent && { onSent }), ...(key !== undefined && { key }) };
      return untilAborted(callWith(operation, sent, signal), signal, () => failed('cancelled'));
    },
    prime: (url) => reads.prime(url, tokens.stored()),
    keep: (url, reply) => reads.keep(url, { kind: 'answer', ...reply }),
  };
};
