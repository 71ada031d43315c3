import { type Operation, operationUrl } from '@sundara/contracts/api';
import type { ApiFailure, HttpApi } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { resultOf } from './result-of.ts';
import { createSharedReads } from './shared-reads.ts';
import type { Send } from './transport.ts';

interface Needs {
  readonly send: Send;
  /** The stored token, read anew for each call. */
  readonly token: () => string | undefined;
  /** The API no longer accepts this token (resolutions R8). */
  readonly onSessionLost: (token: string) => void;
}

export interface HttpClient extends HttpApi {
  /** Begins a read of a route's first data while its code still loads. */
  readonly prime: (url: string) => void;
}

const partsSchema = z.object({
  params: z.optional(z.record(z.string(), z.unknown())),
  query: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.unknown()),
});

const endsSession = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' &&
  ((failure.status === 401 && failure.code === 'UNAUTHENTICATED') ||
    (failure.status === 403 && failure.code === 'ACCOUNT_DISABLED'));

const incomplete = ({ name }: Operation): { readonly ok: false; readonly failure: ApiFailure } => ({
  ok: false,
  failure: { kind: 'protocol', message: `The call ${name} lacks a part of its address.` },
});

/** Where a call goes and what it carries; undefined when a path parameter is missing. */
const addressed = (operation: Operation, input: unknown) => {
  try {
    const { params = {}, query = {}, body } = z.parse(partsSchema, input);
    return { url: operationUrl(operation, { params, query }), body };
  } catch {
    return undefined;
  }
};

/** Makes the contract's calls for the shell and all remotes; says failures as data and shows nothing itself. */
export const createHttpClient = ({ send, token, onSessionLost }: Needs): HttpClient => {
  const reads = createSharedReads(send);
  return {
    call: async (operation, input: unknown, { signal } = {}) => {
      const call = addressed(operation, input);
      if (!call) return incomplete(operation);
      const sent = token();
      const { method } = operation;
      const write = async () => {
        reads.forget();
        const delivery = await send({ method, ...call, token: sent, ...(signal ? { signal } : {}) });
        // What was asked for meanwhile may have been answered before it.
        reads.forget();
        return delivery;
      };
      const delivery = await (method === 'GET' ? reads.read(call.url, sent, signal) : write());
      const result = resultOf(operation, delivery);
      if (!result.ok && sent && endsSession(result.failure)) onSessionLost(sent);
      return result;
    },
    prime: (url) => reads.prime(url, token()),
  };
};
