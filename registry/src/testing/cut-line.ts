import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { temporaryFolder } from './build-folder.ts';

/** A connection to a server that can be cut, as if a machine lost its network. */
export interface Line {
  /** The address of the server through this connection. */
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
}

/** A connection to a server until the test is over. */
export const lineTo = async (test: Parameters<typeof temporaryFolder>[0], url: string): Promise<Line> => {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => {}).once('close', () => open.delete(socket));
  };
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) near.destroy();
    else
      keep(near)
        .pipe(keep(connect(Number(port), hostname)))
        .pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(async () => {
    cut();
    server.close();
  });
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : '';
  return {
    url: Object.assign(new URL(url), { port: `${own}` }).href,
    cut,
    mend: () => {
      isCut = false;
    },
  };
};
