import type * as z from 'zod';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import {
  errorEnvelope,
  orderEntity,
  paymentCollection,
  paymentEntity,
  refundEntity,
} from './razorpay.schema.ts';

export interface RazorpaySettings {
  /** Where the API lives, without `/v1`: `https://api.razorpay.com`, or the sandbox. */
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** How long one call may take, answer included, in ms. */
  readonly timeoutMs: number;
}

interface Call<Reply extends z.ZodType> {
  readonly path: string;
  readonly reply: Reply;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The gateway over Razorpay's REST API, version 1. It never repeats a call by itself. */
export const createRazorpayGateway = (settings: RazorpaySettings): PaymentGateway => {
  const call = <Reply extends z.ZodType>(request: Call<Reply>) => callRazorpay(settings, request);
  return {
    createOrder: ({ amountPaise, receipt, notes }) =>
      call({
        path: '/orders',
        reply: orderEntity,
        body: { amount: amountPaise, currency: 'INR', receipt, notes, payment_capture: true },
      }),
    fetchPayment: (id) => call({ path: `/payments/${encodeURIComponent(id)}`, reply: paymentEntity }),
    fetchOrderPayments: async (id) =>
      (await call({ path: `/orders/${encodeURIComponent(id)}/payments`, reply: paymentCollection })).items,
    refund: ({ paymentId, amountPaise, idempotencyKey }) =>
      call({
        path: `/payments/${encodeURIComponent(paymentId)}/refund`,
        reply: refundEntity,
        body: { amount: amountPaise, speed: 'normal' },
        headers: { 'x-refund-idempotency': idempotencyKey },
      }),
  };
};

const callRazorpay = async <Reply extends z.ZodType>(
  { url, keyId, keySecret, timeoutMs }: RazorpaySettings,
  { path, reply, body, headers }: Call<Reply>,
): Promise<z.output<Reply>> => {
  const { status, text } = await exchange(new URL(`/v1${path}`, url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The credentials must not follow to wherever an answer points.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const content = parseJson(text);
  if (status === 429 || status >= 500) throw refusal('unavailable', path, status, content);
  if (status >= 400) throw refusal('rejected', path, status, content);
  const parsed = reply.safeParse(content);
  if (status === 200 && parsed.success) return parsed.data;
  throw new GatewayError('protocol', `The gateway's answer to ${path} makes no sense (HTTP ${status}).`, {
    status,
    cause: parsed.error,
  });
};

const exchange = async (url: URL, init: RequestInit): Promise<{ status: number; text: string }> => {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted)
      throw new GatewayError('timeout', `${url.pathname}: no answer in time.`, { cause: error });
    throw new GatewayError('network', `${url.pathname}: the gateway cannot be reached.`, { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refusal = (kind: 'unavailable' | 'rejected', path: string, status: number, content: unknown) => {
  const { data } = errorEnvelope.safeParse(content);
  const reason = data?.error.description ?? 'no reason given';
  return new GatewayError(kind, `The gateway refused ${path} (HTTP ${status}): ${reason}`, { status });
};
