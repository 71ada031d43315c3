import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers connections whose requests can't be read. One that nothing came from yet is a browser's, opened for its next
 * request: Node would send it a 408, which that request would take for its answer when the two cross.
 *
 * @param unusedMs so long such a connection may wait; then it ends without a word
 */
export const answerClientErrors =
  (unusedMs: number) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      endUnused(socket, unusedMs);
      return;
    }
    const status = STATUS[code] ?? 400;
    if (socket.writable && code !== 'ECONNRESET')
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    socket.destroy();
  };

const endUnused = (socket: Socket, unusedMs: number): void => {
  const end = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, unusedMs).unref();
  socket.once('close', () => clearTimeout(end));
};
