import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const STREAM = 'text/event-stream';
const LOOK_MS = 20;
/** On a busy machine a request that has come may wait that long until the process reads it. */
const QUIET_MS = 500;

export interface GracefulStop {
  /**
   * From now on each answer closes its connection, so that a balancer that keeps connections finds none here that ends
   * while it sends the next request.
   */
  readonly drain: () => void;
  /**
   * Takes no new connection, ends event streams, and answers what is under way or comes over connections that are there,
   * `limitMs` milliseconds at most. What goes on then is the caller's to end.
   */
  readonly finish: (limitMs: number) => Promise<void>;
}

/** Ends a server without losing a request. To be called before it listens. */
export const gracefulStop = (server: Server): GracefulStop => {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  let busyAt = 0;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isDraining;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      busyAt = performance.now();
    });
  });

  const drain = (): void => {
    isDraining = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
  };
  const isQuiet = (): boolean => underWay.size === 0 && performance.now() - busyAt >= QUIET_MS;

  return {
    drain,
    finish: async (limitMs) => {
      drain();
      busyAt = performance.now();
      const end = busyAt + limitMs;
      let hasConnections = true;
      // Unlike the HTTP server's own, this leaves idle connections open: a request may be on its way on one.
      net.Server.prototype.close.call(server, () => {
        hasConnections = false;
      });
      for (const response of underWay)
        if (String(response.getHeader('content-type')).startsWith(STREAM)) response.end();
      while (hasConnections && !isQuiet() && performance.now() < end) await wait(LOOK_MS);
    },
  };
};
