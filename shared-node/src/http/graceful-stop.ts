import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { withinLimit } from '../time/time-limit.ts';

const STREAM = 'text/event-stream';

export interface GracefulStop {
  /**
   * From now on each answer closes its connection, so that a balancer that keeps connections finds none here that ends
   * while it sends the next request.
   */
  readonly drain: () => void;
  /**
   * Takes no new connection, ends event streams, and lets what is under way be answered, `limitMs` milliseconds at most.
   * What goes on then is the caller's to end.
   */
  readonly finish: (limitMs: number) => Promise<void>;
}

/** Ends a server without losing a request. To be called before it listens. */
export const gracefulStop = (server: Server): GracefulStop => {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isDraining;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  const drain = (): void => {
    isDraining = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
  };
  const answerAll = async (): Promise<void> => {
    for (const response of underWay) await once(response, 'close');
  };

  return {
    drain,
    finish: async (limitMs) => {
      drain();
      // It ends idle connections, too.
      server.close();
      for (const response of underWay)
        if (String(response.getHeader('content-type')).startsWith(STREAM)) response.end();
      await withinLimit(answerAll(), limitMs, () => new Error('late')).catch(() => {});
    },
  };
};
