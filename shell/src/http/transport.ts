import { IDEMPOTENCY_KEY, type Method } from '@sundara/contracts/api';
import axios, { type AxiosAdapter, type AxiosError, type AxiosProgressEvent } from 'axios';

export interface Call {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  /** Sent as `Authorization: Bearer …` when there is one (specification 1, section 7). */
  readonly token: string | undefined;
  readonly signal?: AbortSignal;
  /** Called with the share of the body that was sent, 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
}

/** The raw outcome of a call: an answer of any status, or why there is none. */
export type Delivery =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      /** By which logs and traces of the servers find the call. */
      readonly requestId?: string | undefined;
    }
  | { readonly kind: 'network' | 'timeout' | 'cancelled' };

export type Send = (call: Call) => Promise<Delivery>;

/** The time limit of a call, in milliseconds. */
const LIMIT_MS = 15_000;
/** The limit of an upload, which may be slow from a phone. */
const UPLOAD_LIMIT_MS = 30_000;

const kindOf = ({ code }: AxiosError): 'network' | 'timeout' | 'cancelled' => {
  if (code === 'ERR_CANCELED') return 'cancelled';
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network';
};

const watched =
  (onSent: (share: number) => void) =>
  ({ loaded, total = 0 }: AxiosProgressEvent): void => {
    if (total > 0) onSent(Math.min(1, loaded / total));
  };

/**
 * The only way to send requests from the browser. It never throws; every status is an answer. The default adapter is
 * fetch: its requests can use the page's preloads, and Node has it too.
 */
export const createTransport = (adapter: 'fetch' | AxiosAdapter = 'fetch', limitMs = LIMIT_MS): Send => {
  const client = axios.create({ adapter, timeout: limitMs, validateStatus: () => true });
  return async ({ method, url, body, token, signal, onSent, key }) => {
    try {
      const { status, data, headers } = await client.request<unknown>({
        method,
        url,
        data: body,
        ...(body instanceof FormData && { timeout: UPLOAD_LIMIT_MS }),
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(key !== undefined && { [IDEMPOTENCY_KEY]: `"${key}"` }),
          // Else a PUT without a body declares a content type, which the API refuses.
          ...(body === undefined ? { 'Content-Type': false } : {}),
        },
        ...(signal ? { signal } : {}),
        ...(onSent && { onUploadProgress: watched(onSent) }),
        // Fetch reports upload progress only over HTTP/2.
        ...(onSent && adapter === 'fetch' && { adapter: 'xhr' }),
        transitional: { clarifyTimeoutError: true },
      });
      return { kind: 'answer', status, body: data, requestId: headers['x-request-id'] };
    } catch (error) {
      return { kind: axios.isAxiosError(error) ? kindOf(error) : 'network' };
    }
  };
};
