import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { until } from '@sundara/contracts/testing';
import * as z from 'zod';

const caughtEvent = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: z.object({ order_id: z.string() }) }).optional() }),
});

export interface CaughtWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly event: string;
  /** The order whose payment the event is about; '' for other events. */
  readonly orderId: string;
}

export interface WebhookCatcher {
  readonly url: string;
  /** The events about an order, once there are that many; a test delivers them as it likes. */
  caught(orderId: string, count: number): Promise<CaughtWebhook[]>;
  /** All events in the order in which they came, once there are that many. */
  everything(count: number): Promise<CaughtWebhook[]>;
  stop(): Promise<void>;
}

/** Stores what the gateway sends, so that a test decides in which order and how often it arrives. */
export const startWebhookCatcher = async (): Promise<WebhookCatcher> => {
  const all: CaughtWebhook[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { event, payload } = caughtEvent.parse(JSON.parse(body.toString()));
    all.push({ headers: request.headers, body, event, orderId: payload.payment?.entity.order_id ?? '' });
    reply.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    caught: (orderId, count) => {
      const found = () => all.filter((webhook) => webhook.orderId === orderId);
      return atLeast(found, count, `for ${orderId}`);
    },
    everything: (count) => atLeast(() => [...all], count, 'in all'),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const atLeast = (find: () => CaughtWebhook[], count: number, _which: string): Promise<CaughtWebhook[]> =>
  until(() => {
    const found = find();
    return found.length >= count && found;
  });
