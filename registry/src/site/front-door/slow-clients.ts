import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FrontDoorLimits } from './limits.ts';

/** How far a connection had come at a moment. */
interface Mark {
  readonly at: number;
  readonly moved: number;
}

interface Client {
  readonly under: Set<Exchange>;
  mark: Mark;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly answer: ServerResponse;
}

/** Bytes that came from the client, and of ours those that have left. */
const movedBy = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Whether it is the client's turn: to send the rest of a body, or to read what waits for it. */
const isAwaited = (socket: Socket, { under }: Client): boolean =>
  socket.writableLength > 0 || [...under].some(({ request }) => !request.complete);

/**
 * Ends connections whose clients send their bodies or read their answers too slowly, so that nobody keeps what others
 * need by doing next to nothing.
 * @param onCut is told the address of each connection that was ended
 */
export const createSlowClients = (
  { patienceMs, leastBytesPerSecond, requestsPerConnection }: FrontDoorLimits,
  onCut: (address: string) => void,
) => {
  const clients = new Map<Socket, Client>();
  const markOf = (socket: Socket): Mark => ({ at: performance.now(), moved: movedBy(socket) });

  const cut = (socket: Socket): void => {
    onCut(socket.remoteAddress ?? '');
    socket.destroy();
  };

  const look = (socket: Socket, client: Client) => {
    const { at, moved } = markOf(socket);
    const { mark } = client;
    if (!isAwaited(socket, client)) client.mark = { at, moved };
    else if (at - mark.at >= patienceMs) {
      if (moved - mark.moved < (leastBytesPerSecond * (at - mark.at)) / 1_000) cut(socket);
      else client.mark = { at, moved };
    }
  };

  return {
    /**
     * Follows a request to the end of its answer.
     * @returns false on a connection that asks on and on without reading: it is ended, and nothing is to be done for it
     */
    follow: (request: IncomingMessage, answer: ServerResponse): boolean => {
      const { socket } = request;
      let client = clients.get(socket);
      if (!client) {
        client = { under: new Set(), mark: markOf(socket) };
        clients.set(socket, client);
        socket.once('close', () => clients.delete(socket));
      }
      const exchange = { request, answer };
      const { under } = client;
      if (under.size >= requestsPerConnection) {
        if (!socket.destroyed) cut(socket);
        return false;
      }
      under.add(exchange);
      answer.once('close', () => under.delete(exchange));
      return true;
    },
    /** Looks at all connections; to be called about once a second. */
    look: (): void => {
      for (const [socket, client] of clients) look(socket, client);
    },
  };
};
