import { tracedStep, traceHeaders } from '@sundara/node/telemetry';
import { isNotConnected } from './may-go-elsewhere.ts';
import type { Upstreams } from './upstreams.ts';

/**
 * Makes a GET request of the site itself to one of the upstream processes, and to the next one if it doesn't answer.
 *
 * @param path with its query: '/api/me'
 * @throws what fetch throws when none can be reached, or the signal aborts it
 */
export const askUpstream = async (
  upstreams: Upstreams,
  path: string,
  init: Pick<RequestInit, 'redirect'> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  },
): Promise<Response> => {
  let failure: unknown;
  for (const origin of upstreams.inOrder()) {
    try {
      const ask = () =>
        fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, ...traceHeaders() } });
      return await tracedStep('ask the API', () => ({}), ask);
    } catch (error) {
      init.signal.throwIfAborted();
      failure = error;
      if (isNotConnected(error)) upstreams.markAway(origin);
    }
  }
  throw failure;
};
