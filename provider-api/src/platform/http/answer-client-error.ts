import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** No hook adds any. */
const HEADERS = {
  ...SECURITY_HEADERS,
  ...{ 'cache-control': 'no-store', connection: 'close', 'content-length': '0' },
};
const LINES = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

/** Answers a connection whose request can't be read, and ends it. */
export const answerClientError = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  const status = STATUS[code] ?? 400;
  if (socket.writable && code !== 'ECONNRESET')
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${LINES.join('')}\r\n`);
  socket.destroy();
};
