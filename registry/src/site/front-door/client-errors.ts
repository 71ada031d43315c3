import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalCounter } from '../measures/refusals.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** No hook adds any. */
const HEADERS = { ...SECURITY_HEADERS, connection: 'close', 'content-length': '0' };
const LINES = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers connections whose requests can't be read. A connection without any data is a browser's, opened for its next
 * request: if Node sent a 408 just then, the browser would take it for the response to that request.
 *
 * @param unusedMs how long such a connection may wait; then it is closed without a response
 */
export const answerClientErrors = (unusedMs: number) => {
  const countRefusal = refusalCounter();
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      endUnused(socket, unusedMs);
      return;
    }
    if (code !== 'ECONNRESET') countRefusal('unreadable');
    const status = STATUS[code] ?? 400;
    if (socket.writable && code !== 'ECONNRESET')
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${LINES.join('')}\r\n`);
    socket.destroy();
  };
};

const endUnused = (socket: Socket, unusedMs: number): void => {
  const end = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, unusedMs).unref();
  socket.once('close', () => clearTimeout(end));
};
