import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A server that sends the same bytes for every request, as a file server would from its memory: what a page costs at
 * least. Started by fork; gets the body as base64 and answers its port.
 */
process.once('message', (base64: string) => {
  const body = Buffer.from(base64, 'base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
