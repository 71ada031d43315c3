import type { Socket } from 'node:net';
import { forwardData } from './forward-data.ts';
import type { Stream, ToxicsOfStreams } from './toxics.ts';

/** A client and the server that it reaches through the proxy. */
export interface Connection {
  /** Begins what the toxics of the moment do to a whole connection, and ends what earlier ones would have done. */
  readonly follow: () => void;
  readonly close: () => void;
  readonly closed: Promise<void>;
}

/** Joins two sockets until either of them ends or breaks. */
export const joinSockets = (
  client: Socket,
  server: Socket,
  toxicsOfNow: () => ToxicsOfStreams,
): Connection => {
  const over = new AbortController();
  let planned: NodeJS.Timeout[] = [];
  const forget = (): void => {
    for (const timer of planned) clearTimeout(timer);
    planned = [];
  };
  const close = (): void => {
    forget();
    over.abort();
    client.destroy();
    server.destroy();
  };
  const plan = (ms: number | undefined, act: () => void): void => {
    // A timer, even of no time, is later than a quick answer.
    if (ms === 0) act();
    else if (ms !== undefined) planned.push(setTimeout(act, ms).unref());
  };
  const reset = (): void => {
    client.resetAndDestroy();
    close();
  };
  const follow = (): void => {
    forget();
    for (const { timeout, resetPeer } of Object.values(toxicsOfNow())) {
      plan(timeout || undefined, close);
      plan(resetPeer, reset);
    }
  };
  const closed = Promise.all(
    [client, server].map((socket) => new Promise<void>((resolve) => void socket.once('close', resolve))),
  ).then(() => {});
  const forward = (from: Socket, to: Socket, stream: Stream) =>
    forwardData(from, to, () => toxicsOfNow()[stream], over.signal);
  for (const socket of [client, server]) socket.setNoDelay(true).on('error', close);
  void Promise.all([forward(client, server, 'upstream'), forward(server, client, 'downstream')]).then(
    forget,
    close,
  );
  follow();
  return { follow, close, closed };
};
