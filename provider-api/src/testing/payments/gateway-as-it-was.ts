import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startFakeGateway } from './fake-gateway.ts';

/**
 * A gateway that always repeats its first answer about the payments of these orders, whatever is refunded later, so
 * that several copies of a database can each ask about them. All other requests are forwarded to the gateway at `url`.
 */
export const startGatewayAsItWas = (url: string, orderIds: readonly string[]) => {
  const paths = new Set(orderIds.map((orderId) => `/v1/orders/${orderId}/payments`));
  const first = new Map<string, Promise<string>>();
  const forward = async ({ method = 'GET', url: path = '', headers }: IncomingMessage, body: Buffer) => {
    const sent = ['authorization', 'content-type', 'x-refund-idempotency'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
    );
    return fetch(`${url}${path}`, {
      method,
      headers: Object.fromEntries(sent),
      ...(method !== 'GET' && { body: new Uint8Array(body) }),
    });
  };
  const remembered = (request: IncomingMessage, path: string): Promise<string> => {
    const told = first.get(path) ?? forward(request, Buffer.alloc(0)).then((answer) => answer.text());
    first.set(path, told);
    return told;
  };
  return startFakeGateway(async (request: IncomingMessage, reply: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '';
    reply.setHeader('content-type', 'application/json');
    if (paths.has(path)) return reply.end(await remembered(request, path));
    const answer = await forward(request, await buffer(request));
    return reply.writeHead(answer.status).end(await answer.text());
  });
};
