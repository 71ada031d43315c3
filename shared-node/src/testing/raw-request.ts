import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends bytes as they are to a server, and waits until it closes the connection, which is never ended from here.
 * @param origin 'http://127.0.0.1:3001'
 * @returns the status of its answer; 0 if it closed without one
 */
export const statusOfBytes = async (
  origin: string,
  ...parts: readonly (string | Uint8Array)[]
): Promise<number> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // A reset connection tells nothing.
  const answer = text(socket).catch(() => '');
  for (const part of parts) socket.write(part);
  await closed;
  return Number(/^HTTP\/1\.1 (\d+) /.exec(await answer)?.[1] ?? 0);
};
