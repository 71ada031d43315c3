import type * as z from 'zod';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import type { GatewayBreaker } from './gateway-breaker.ts';
import { callMeasure, kindOfCall } from './measured-call.ts';
import {
  errorEnvelope,
  invoiceCollection,
  orderEntity,
  paymentCollection,
  paymentEntity,
  planEntity,
  refundCollection,
  refundEntity,
  subscriptionEntity,
} from './razorpay.schema.ts';

export interface RazorpaySettings {
  /** The base URL of the API, without `/v1`: `https://api.razorpay.com`, or the sandbox. */
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** How long one call may take, answer included, in ms. */
  readonly timeoutMs: number;
  /** Decides whether a call is made; by default each is. */
  readonly breaker?: GatewayBreaker;
}

interface Call<Reply extends z.ZodType> {
  readonly path: string;
  readonly reply: Reply;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The gateway over Razorpay's REST API, version 1. It never retries a call. */
export const createRazorpayGateway = (settings: RazorpaySettings): PaymentGateway => {
  const { breaker = (call) => call() } = settings;
  const measure = callMeasure();
  const call = <Reply extends z.ZodType>(request: Call<Reply>) =>
    measure(kindOfCall(methodOf(request), request.path), () =>
      breaker(() => callRazorpay(settings, request)),
    );
  return {
    createOrder: ({ amountPaise, receipt, notes }) =>
      call({
        path: '/orders',
        reply: orderEntity,
        body: { amount: amountPaise, currency: 'INR', receipt, notes, payment_capture: true },
      }),
    fetchOrder: (id) => call({ path: at`/orders/${id}`, reply: orderEntity }),
    fetchPayment: (id) => call({ path: at`/payments/${id}`, reply: paymentEntity }),
    fetchOrderPayments: async (id) => {
      const fetchPage = (page: string) =>
        call({ path: at`/orders/${id}/payments` + page, reply: paymentCollection });
      const { items } = await fetchPage('');
      // All of them, as documented. If this list is paged like the others, ten items may be only the first page.
      if (items.length === 0 || items.length % USUAL_PAGE_SIZE !== 0) return items;
      return everyPage(fetchPage, items);
    },
    capture: ({ paymentId, amountPaise }) =>
      call({
        path: at`/payments/${paymentId}/capture`,
        reply: paymentEntity,
        body: { amount: amountPaise, currency: 'INR' },
      }),
    refund: ({ paymentId, amountPaise, idempotencyKey, receipt }) =>
      call({
        path: at`/payments/${paymentId}/refund`,
        reply: refundEntity,
        body: { amount: amountPaise, speed: 'normal', ...(receipt && { receipt }) },
        headers: { 'x-refund-idempotency': idempotencyKey },
      }),
    fetchRefund: (id) => call({ path: at`/refunds/${id}`, reply: refundEntity }),
    refundsOf: (id) =>
      everyPage((page) => call({ path: at`/payments/${id}/refunds` + page, reply: refundCollection })),
    createPlan: ({ period, interval, name, amountPaise }) =>
      call({
        path: '/plans',
        reply: planEntity,
        body: { period, interval, item: { name, amount: amountPaise, currency: 'INR' } },
      }),
    createSubscription: ({ planId, totalCount, notes }) =>
      call({
        path: '/subscriptions',
        reply: subscriptionEntity,
        body: { plan_id: planId, total_count: totalCount, customer_notify: false, notes },
      }),
    fetchSubscriptionCharges: async (id) => {
      const invoices = await everyPage((page) =>
        call({
          path: `/invoices${page}&subscription_id=${encodeURIComponent(id)}`,
          reply: invoiceCollection,
        }),
      );
      return invoices.flatMap(({ charge }) => charge ?? []);
    },
    fetchSubscription: (id) => call({ path: at`/subscriptions/${id}`, reply: subscriptionEntity }),
    cancelSubscription: ({ subscriptionId, atCycleEnd }) =>
      call({
        path: at`/subscriptions/${subscriptionId}/cancel`,
        reply: subscriptionEntity,
        body: { cancel_at_cycle_end: atCycleEnd },
      }),
  };
};

const methodOf = ({ body }: { readonly body?: unknown }) => (body === undefined ? 'GET' : 'POST');

/** Builds a path with escaped ids, so that no id can lead to another path. */
const at = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent));

/** The gateway's default page size, and its maximum. */
const USUAL_PAGE_SIZE = 10;
const PAGE_SIZE = 100;

/** Reads all pages, so that nothing is overlooked; a page without new items ends it, however many items it has. */
const everyPage = async <Item extends { readonly id: string }>(
  fetchPage: (page: string) => Promise<{ readonly items: readonly Item[] }>,
  first: readonly Item[] = [],
): Promise<readonly Item[]> => {
  const found = new Map(first.map((item) => [item.id, item]));
  for (;;) {
    const known = found.size;
    const { items } = await fetchPage(`?count=${PAGE_SIZE}&skip=${known}`);
    for (const item of items) found.set(item.id, item);
    if (items.length < PAGE_SIZE || found.size === known) return [...found.values()];
  }
};

const callRazorpay = async <Reply extends z.ZodType>(
  { url, keyId, keySecret, timeoutMs }: RazorpaySettings,
  { path, reply, body, headers }: Call<Reply>,
): Promise<z.output<Reply>> => {
  const { status, text } = await exchange(new URL(`/v1${path}`, url), {
    method: methodOf({ body }),
    headers: {
      ...headers,
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The credentials must not follow a redirect.
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
