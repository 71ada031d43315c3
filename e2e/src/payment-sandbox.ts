/** How the payment sandbox misbehaves; omitted fields have their normal value (docs/how-to/qa.md). */
export interface SandboxBehaviour {
  /** How long each call of its API waits. */
  readonly delayMs?: number;
  /** The next n calls return 500 and do nothing. */
  readonly failNext?: number;
  /** The next n calls are carried out, but the answer breaks off. */
  readonly brokenNext?: number;
  readonly webhooks?: 'normal' | 'duplicate' | 'shuffle' | 'drop';
  readonly refunds?: 'instant' | 'pending' | 'fail';
  readonly capture?: 'automatic' | 'manual';
}

/** Paise that the gateway took and refunded; `refunds_pending` are still to be refunded. */
interface Totals {
  readonly captured: number;
  readonly refunded: number;
  readonly refunds_pending: number;
}

export interface SandboxBooks extends Totals {
  readonly orders: readonly (Totals & {
    readonly order_id: string;
    readonly amount: number;
    readonly status: string;
  })[];
}

const LIMIT_MS = 30_000;

/** The endpoints of a site's payment sandbox that no real gateway has. */
export const paymentSandbox = (siteUrl: string) => {
  const door = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${siteUrl}/sandbox${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: reply.status, json: await reply.json() };
  };
  const well = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await door(method, path, body);
    if (status !== 200)
      throw new Error(`${method} /sandbox${path} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  };
  return {
    /** Applies from now on, until it is changed. */
    behave: (behaviour: SandboxBehaviour): Promise<unknown> => well('PUT', '/behaviour', behaviour),
    behaveAgain: (): Promise<unknown> => well('DELETE', '/behaviour'),
    /** Pays an order without the browser, as a phone's UPI app would. @returns the payment's id */
    pay: async (orderId: string): Promise<string> => {
      const upi = { method: 'upi', vpa: 'success@razorpay' };
      return (await well('POST', `/orders/${orderId}/pay`, upi)).razorpay_payment_id;
    },
    /** Times out at once, and is paid that many seconds later after all. @returns the payment's id */
    payLate: async (orderId: string, seconds: number): Promise<string> => {
      const upi = { method: 'upi', vpa: 'success@razorpay', late: seconds };
      const { json } = await door('POST', `/orders/${orderId}/pay`, upi);
      if (json.error?.reason !== 'payment_timed_out') throw new Error(`Not late: ${JSON.stringify(json)}`);
      return json.error.metadata.payment_id;
    },
    /** The bank authorizes a payment that timed out, now. */
    authorise: (paymentId: string): Promise<unknown> => well('POST', `/payments/${paymentId}/authorise`),
    /** Settles a refund that was left pending. */
    settleRefund: (refundId: string, outcome: 'process' | 'fail'): Promise<unknown> =>
      well('POST', `/refunds/${refundId}/${outcome}`),
    books: (): Promise<SandboxBooks> => well('GET', '/books'),
  };
};
