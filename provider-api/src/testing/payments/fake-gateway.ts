import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { NOWHERE } from '@sundara/node/testing';

export type Behaviour = (request: IncomingMessage, reply: ServerResponse) => unknown;

export interface FakeGateway {
  readonly url: string;
  /** How it answers from now on. */
  behave: Behaviour;
  /** Method and path of each received call. */
  readonly calls: string[];
  stop(): Promise<void>;
}

/** A gateway that misbehaves as a test needs it, which the correct sandbox can't do. */
export const startFakeGateway = async (behave: Behaviour): Promise<FakeGateway> => {
  const fake = { behave, calls: [] as string[] };
  const server = createServer((request, reply) => {
    fake.calls.push(`${request.method} ${request.url}`);
    fake.behave(request, reply);
    // Discards what it does not read.
    request.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};

const answer =
  (status: number, body: unknown): Behaviour =>
  (_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Ways in which a gateway can fail, and the kind of error that each must be reported as. */
export const TROUBLES: readonly { name: string; kind: string; behave: Behaviour }[] = [
  { name: 'drops the connection', kind: 'network', behave: (request) => request.socket.destroy() },
  { name: 'never answers', kind: 'timeout', behave: () => {} },
  {
    name: 'stops in the middle of its answer',
    kind: 'timeout',
    behave: (_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.write('{"id":"order_');
    },
  },
  { name: 'is overloaded', kind: 'unavailable', behave: answer(503, 'Service Unavailable') },
  { name: 'limits our calls', kind: 'unavailable', behave: answer(429, {}) },
  {
    name: 'refuses our key',
    kind: 'rejected',
    behave: answer(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } }),
  },
  { name: 'answers with a web page', kind: 'protocol', behave: answer(200, '<html>Maintenance</html>') },
  { name: 'leaves out what it promises', kind: 'protocol', behave: answer(200, { id: 'order_1' }) },
  { name: 'answers nothing', kind: 'protocol', behave: answer(200, '') },
  {
    name: 'sends us elsewhere',
    kind: 'protocol',
    behave: (_, reply) => {
      reply.writeHead(302, { location: NOWHERE });
      reply.end();
    },
  },
];

export const respond = answer;
