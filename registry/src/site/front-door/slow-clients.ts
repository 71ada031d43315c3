import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FrontDoorLimits } from './limits.ts';

/** The progress of a connection at a moment. */
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

/** Bytes received from the client plus bytes that have been sent to it. */
const movedBy = (socket: Socket): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** Whether the client must act: send the rest of a body, or read pending data. */
const isAwaited = (socket: Socket, { under }: Client): boolean =>
  socket.writableLength > 0 || [...under].some(({ request }) => !request.complete);

/**
 * Closes connections whose clients send bodies or read responses too slowly, so that they don't occupy resources.
 * @param onCut called with the address of each connection that was closed, and why
 */
export const createSlowClients = (
  { patienceMs, leastBytesPerSecond, requestsPerConnection }: FrontDoorLimits,
  onCut: (address: string, why: 'slow' | 'pipelined') => void,
) => {
  const clients = new Map<Socket, Client>();
  const markOf = (socket: Socket): Mark => ({ at: performance.now(), moved: movedBy(socket) });

  const cut = (socket: Socket, why: 'slow' | 'pipelined'): void => {
    onCut(socket.remoteAddress ?? '', why);
    socket.destroy();
  };

  const look = (socket: Socket, client: Client) => {
    const { at, moved } = markOf(socket);
    const { mark } = client;
    if (!isAwaited(socket, client)) client.mark = { at, moved };
    else if (at - mark.at >= patienceMs) {
      if (moved - mark.moved < (leastBytesPerSecond * (at - mark.at)) / 1_000) cut(socket, 'slow');
      else client.mark = { at, moved };
    }
  };

  return {
    /**
     * Tracks a request to the end of its response.
     * @returns false if the connection has too many unfinished requests: it is closed, and the request must be ignored
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
        if (!socket.destroyed) cut(socket, 'pipelined');
        return false;
      }
      under.add(exchange);
      answer.once('close', () => under.delete(exchange));
      return true;
    },
    /** Checks all connections; must be called about once a second. */
    look: (): void => {
      for (const [socket, client] of clients) look(socket, client);
    },
  };
};
