import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { type Connection, joinSockets } from './connection.ts';
import { NO_TOXICS, type Stream, type Toxics, type ToxicsOfStreams } from './toxics.ts';

/** A TCP proxy in front of a server that breaks what goes through it as a test asks, in the way of Toxiproxy. */
export interface FaultProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** What goes wrong from now on, on open connections too, instead of what did: in one direction or in both. */
  poison(toxics: Toxics, stream?: Stream): void;
  /** Ends all connections and accepts no more, as if the server were not there. */
  down(): Promise<void>;
  /** Nothing goes wrong any more, and connections are accepted again. */
  heal(): Promise<void>;
}

/**
 * Starts a proxy on a free port of the loopback interface; `down` ends it.
 * @param address of the server: `postgres://user@127.0.0.1:5432/name`, `http://127.0.0.1:3001`
 */
export const startFaultProxy = async (address: string): Promise<FaultProxy> => {
  const target = new URL(address);
  const open = new Set<Connection>();
  let toxics: ToxicsOfStreams = NO_TOXICS;
  // Each side may end what it sends and still be answered.
  const proxy = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect({
      host: target.hostname,
      port: Number(target.port),
      allowHalfOpen: true,
    });
    const connection = joinSockets(client, server, () => toxics);
    open.add(connection);
    void connection.closed.then(() => open.delete(connection));
  });
  const listen = (port: number) => once(proxy.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const { href } = Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) });
  const change = (next: ToxicsOfStreams): void => {
    toxics = next;
    for (const connection of open) connection.follow();
  };
  return {
    // A URL without a path gets a slash, which not every setting takes.
    url: address.endsWith('/') ? href : href.replace(/\/$/, ''),
    poison: (given, stream) =>
      change(stream ? { ...toxics, [stream]: given } : { upstream: given, downstream: given }),
    down: async () => {
      if (!proxy.listening) return;
      const closed = once(proxy, 'close');
      proxy.close();
      for (const connection of open) connection.close();
      await closed;
    },
    heal: async () => {
      change(NO_TOXICS);
      if (!proxy.listening) await listen(port);
    },
  };
};
