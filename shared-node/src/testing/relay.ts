import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A proxy in front of a server that forwards data in both directions until it is cut. */
export interface Relay {
  /** The server's address through the relay. */
  readonly url: string;
  /** Ends all connections and accepts no more, as if the server were unavailable. */
  cut(): Promise<void>;
}

/** Starts a relay for the server at an address like `postgres://user@127.0.0.1:5432/name`. */
export const startRelay = async (address: string): Promise<Relay> => {
  const target = new URL(address);
  const open = new Set<net.Socket>();
  const relay = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    url: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: async () => {
      if (!relay.listening) return;
      const closed = once(relay, 'close');
      relay.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
