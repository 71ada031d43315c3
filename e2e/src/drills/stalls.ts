import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from 'playwright-core';

/** A server that begins each answer and never ends it. */
export interface StallingServer {
  /** Its origin. */
  readonly url: string;
  readonly stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Sends the head that the file at an address has, the first byte of its body, and no more. */
export const startStallingServer = async (): Promise<StallingServer> => {
  const server = createServer(({ url = '' }, response) => {
    const [ending = ''] = /\.\w+(?=$|\?)/.exec(url) ?? [];
    response.writeHead(200, {
      'content-type': TYPES[ending],
      'content-length': 10_000,
      'access-control-allow-origin': '*',
    });
    response.write(' ');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** How an answer can stall. */
export interface Stall {
  readonly name: string;
  readonly act: (route: Route, server: StallingServer) => Promise<void> | void;
}

export const STALLS: readonly Stall[] = [
  { name: 'is never answered', act: () => {} },
  {
    name: 'stalls after the head of its answer',
    // The page knows nothing of the other address.
    act: (route, server) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: server.url + pathname + search });
    },
  },
];
