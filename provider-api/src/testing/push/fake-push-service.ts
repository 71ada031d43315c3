import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushMessage, PushSubscription } from '../../platform/push/push-sender.ts';

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

export interface FakePushService {
  readonly url: string;
  /** A browser that subscribed here. */
  readonly subscribe: () => PushSubscription;
  /** What came for a browser, as only it can read it. */
  readonly pushedTo: (browser: PushSubscription) => readonly Pushed[];
  /** Answers with this status from now on; 201 at the start. */
  readonly answer: (status: number) => void;
  readonly close: () => void;
}

/** A push service on loopback that takes messages for browsers, and reads them with their keys. */
export const startPushService = async (): Promise<FakePushService> => {
  const read = new Map<string, (body: Buffer) => PushMessage>();
  const came = new Map<string, Pushed[]>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? '';
    const open = read.get(path);
    if (open && status === 201)
      came.set(path, [...(came.get(path) ?? []), { headers: request.headers, message: open(body) }]);
    response.writeHead(open ? status : 404, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    subscribe: () => {
      const path = `/browser/${randomBytes(8).toString('hex')}`;
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      read.set(path, (body) =>
        JSON.parse(
          ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8'),
        ),
      );
      return { endpoint: `${url}${path}`, keys: { p256dh, auth } };
    },
    pushedTo: ({ endpoint }) => came.get(new URL(endpoint).pathname) ?? [],
    answer: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
};
