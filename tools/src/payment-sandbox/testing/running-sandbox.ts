import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { z } from 'zod';
import { createPaymentSandbox, type PaymentSandboxOptions } from '../app.ts';

export const KEY_ID = 'rzp_test_sundara';
export const KEY_SECRET = 'key secret of the tests';
export const WEBHOOK_SECRET = 'webhook secret of the tests';

/** A sandbox on a free port, for one test; without options its webhooks go to an address where nothing listens. */
export const startSandbox = async (test: TestContext, options: Partial<PaymentSandboxOptions> = {}) => {
  const app = createPaymentSandbox({
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: 'http://127.0.0.1:9/nobody',
    webhookRetryGapsMs: [],
    ...options,
  });
  test.after(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    close: () => app.close(),
    /** A call of the REST API with the right credentials. */
    api: (method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(`${url}/v1${path}`, method, body, {
        authorization: `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`,
        ...headers,
      }),
    /** A call of the sandbox's own controls, below `/sandbox`. */
    control: (method: Method, path: string, body?: unknown) => call(`${url}/sandbox${path}`, method, body),
    /** What a scripted client does instead of the payment page. */
    pay: (orderId: string, body: unknown = { method: 'upi', vpa: 'success@razorpay' }) =>
      call(`${url}/sandbox/orders/${orderId}/pay`, 'POST', body),
  };
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

const jsonObject = z.looseObject({
  id: z.string().default(''),
  status: z.string().optional(),
  razorpay_payment_id: z.string().default(''),
  error: z
    .looseObject({ description: z.string(), reason: z.string(), field: z.string().optional() })
    .optional(),
});

export const call = async (
  url: string,
  method: Method,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  });
  const json: unknown = await reply.json();
  /** `json` is the answer as received, `body` the same with the fields that the tests read. */
  return { status: reply.status, json, body: jsonObject.parse(json) };
};

/** An order of 500 rupees by default, and the payment that settled it. */
export const paidOrder = async (sandbox: RunningSandbox, amount = 50_000) => {
  const order = await sandbox.api('POST', '/orders', { amount, currency: 'INR' });
  const payment = await sandbox.pay(order.body.id);
  return { orderId: order.body.id, paymentId: payment.body.razorpay_payment_id };
};

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  event: string;
}

/**
 * A merchant's server for one test. `answer` gives the status for its n-th delivery (from 0), or nothing to leave it
 * hanging; `received(n)` waits until n deliveries have arrived.
 */
export const startMerchant = async (
  test: TestContext,
  answer: (delivery: number) => number | undefined = () => 200,
) => {
  const deliveries: ReceivedWebhook[] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { event } = z.looseObject({ event: z.string() }).parse(JSON.parse(body));
    const status = answer(deliveries.push({ headers: request.headers, body, event }) - 1);
    if (status !== undefined) response.writeHead(status, { location: '/elsewhere' }).end();
    arrivals.emit('delivery');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: string | AddressInfo | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    deliveries,
    async received(count: number): Promise<ReceivedWebhook[]> {
      const signal = AbortSignal.timeout(5_000);
      while (deliveries.length < count) await once(arrivals, 'delivery', { signal });
      return deliveries;
    },
  };
};
