import { connect, type Socket } from 'node:net';

/** Instructions for a crowd: which port, from which address of this machine, and how many clients of each kind. */
export interface Crowd {
  readonly port: number;
  readonly localAddress: string;
  readonly writers: number;
  readonly readers: number;
}

/** The crowd's state so far. */
export interface CrowdState {
  readonly standing: number;
  readonly cut: number;
}

const DRIP_MS = 300;
const COME_AGAIN_MS = 500;
const TELL_MS = 1_000;
const BEGUN_BODY = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n{';
const MANY_QUESTIONS = 'GET /api/public/salons?limit=50 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8);

/*
 * A crowd of slow clients at one address, in its own process: writers send a body byte by byte, readers request much
 * and read nothing. A client that is cut off connects again.
 */
const { port, localAddress, writers, readers }: Crowd = JSON.parse(process.argv[2] ?? '');
const standing = new Set<Socket>();
let cut = 0;

const join = (kind: 'writer' | 'reader'): void => {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  socket.once('connect', () => {
    standing.add(socket);
    socket.pause().write(kind === 'writer' ? BEGUN_BODY : MANY_QUESTIONS);
  });
  socket.once('close', () => {
    if (standing.delete(socket)) cut += 1;
    setTimeout(join, COME_AGAIN_MS, kind);
  });
};

for (let number = 0; number < writers; number += 1) join('writer');
for (let number = 0; number < readers; number += 1) join('reader');
setInterval(() => {
  // Only a write detects that a connection has ended.
  for (const socket of standing) socket.write('x');
}, DRIP_MS);
setInterval(() => process.send?.({ standing: standing.size, cut } satisfies CrowdState), TELL_MS);
process.once('disconnect', () => process.exit());
