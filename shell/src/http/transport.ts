import type { Method } from '@sundara/contracts/api';
import axios, { type AxiosAdapter, type AxiosError, type AxiosProgressEvent } from 'axios';

export interface Call {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  /** Sent as `Authorization: Bearer …` when there is one (specification 1, section 7). */
  readonly token: string | undefined;
  readonly signal?: AbortSignal;
  /** Told how much of the body has gone, 0 to 1. */
  readonly onSent?: (share: number) => void;
}

/** What came of a call before anyone looks into it: an answer of any status, or why there is none. */
export type Delivery =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'network' | 'timeout' | 'cancelled' };

export type Send = (call: Call) => Promise<Delivery>;

/** No call waits longer, in milliseconds. */
const LIMIT_MS = 15_000;
/** But one that carries a file, which a phone may take its time to send. */
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
 * The one way out of the browser. It answers and never throws; every status is an answer. The default adapter
 * is fetch, whose requests meet the preloads of the page and which Node has too.
 */
export const createTransport = (adapter: 'fetch' | AxiosAdapter = 'fetch', limitMs = LIMIT_MS): Send => {
  const client = axios.create({ adapter, timeout: limitMs, validateStatus: () => true });
  return async ({ method, url, body, token, signal, onSent }) => {
    try {
      const { status, data } = await client.request<unknown>({
        method,
        url,
        data: body,
        ...(body instanceof FormData && { timeout: UPLOAD_LIMIT_MS }),
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          // Else a PUT without a body says that one comes, which the API refuses.
          ...(body === undefined ? { 'Content-Type': false } : {}),
        },
        ...(signal ? { signal } : {}),
        ...(onSent && { onUploadProgress: watched(onSent) }),
        // Fetch tells of what it sends only over HTTP/2.
        ...(onSent && adapter === 'fetch' && { adapter: 'xhr' }),
        transitional: { clarifyTimeoutError: true },
      });
      return { kind: 'answer', status, body: data };
    } catch (error) {
      return { kind: axios.isAxiosError(error) ? kindOf(error) : 'network' };
    }
  };
};
