import * as z from 'zod';

const LIMIT_MS = 30_000;

/** How the sandbox misbehaves; what is left out works normally. */
export interface SandboxBehaviour {
  readonly delayMs?: number;
  readonly failNext?: number;
  readonly brokenNext?: number;
  readonly webhooks?: 'normal' | 'duplicate' | 'shuffle' | 'drop';
  readonly refunds?: 'instant' | 'pending' | 'fail';
  readonly capture?: 'automatic' | 'manual';
}

const totals = { captured: z.int(), refunded: z.int(), refunds_pending: z.int() };
const books = z.object({
  ...totals,
  orders: z.array(z.object({ order_id: z.string(), amount: z.int(), status: z.string(), ...totals })),
});
/** Paise that the gateway captured and refunded, in all and per order. */
export type SandboxBooks = z.output<typeof books>;

const timedOut = z.object({ error: z.object({ metadata: z.object({ payment_id: z.string() }) }) });
const checkout = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});
const subscriptionCheckout = z.object({
  razorpay_payment_id: z.string(),
  razorpay_subscription_id: z.string(),
  razorpay_signature: z.string(),
});

/** What checkout returns to the page. */
export interface Checkout {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The control endpoints of a running payment sandbox, which no real gateway has. */
export const sandboxDoors = (url: string) => {
  const door = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${url}/sandbox${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return reply.json();
  };
  const upi = (vpa: string, late?: number) => ({ method: 'upi', vpa, ...(late !== undefined && { late }) });
  return {
    behave: async (behaviour: SandboxBehaviour): Promise<void> => {
      await door('PUT', '/behaviour', behaviour);
    },
    books: async (): Promise<SandboxBooks> => books.parse(await door('GET', '/books')),
    /** Pays an order as a customer would; its fields are empty if the payment fails. */
    pay: async (orderId: string, vpa = 'success@razorpay'): Promise<Checkout> => {
      const paid = checkout.safeParse(await door('POST', `/orders/${orderId}/pay`, upi(vpa)));
      const { razorpay_payment_id = '', razorpay_order_id = '', razorpay_signature = '' } = paid.data ?? {};
      return { paymentId: razorpay_payment_id, orderId: razorpay_order_id, signature: razorpay_signature };
    },
    /** A payment that times out in checkout and is authorised this many seconds later. @returns its id */
    payLate: async (orderId: string, seconds: number): Promise<string> => {
      const reply = await door('POST', `/orders/${orderId}/pay`, upi('success@razorpay', seconds));
      return timedOut.parse(reply).error.metadata.payment_id;
    },
    /** Makes the bank's late authorisation arrive at once. */
    authorise: (paymentId: string): Promise<unknown> => door('POST', `/payments/${paymentId}/authorise`),
    /** Decides the outcome of a pending refund. */
    settleRefund: (refundId: string, outcome: 'process' | 'fail'): Promise<unknown> =>
      door('POST', `/refunds/${refundId}/${outcome}`),
    /** Authenticates a subscription as a customer would. */
    paySubscription: async (subscriptionId: string, vpa = 'success@razorpay') => {
      const reply = await door('POST', `/subscriptions/${subscriptionId}/pay`, upi(vpa));
      const paid = subscriptionCheckout.parse(reply);
      return {
        paymentId: paid.razorpay_payment_id,
        subscriptionId: paid.razorpay_subscription_id,
        signature: paid.razorpay_signature,
      };
    },
    /** Charges the next cycle of a subscription now. */
    chargeSubscription: (subscriptionId: string, fail = false): Promise<unknown> =>
      door('POST', `/subscriptions/${subscriptionId}/charge`, { fail }),
  };
};

export type SandboxDoors = ReturnType<typeof sandboxDoors>;
