import * as z from 'zod/mini';

/** What the gateway's widget hands back after a payment. */
const paidSchema = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});
const failedSchema = z.object({ error: z.object({ description: z.string() }) });

interface Options {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name?: string; readonly email?: string; readonly contact?: string };
  readonly theme: { readonly color: string };
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Widget {
  open(): void;
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
}
type WidgetConstructor = new (options: Options) => Widget;

declare global {
  interface Window {
    Razorpay?: WidgetConstructor;
  }
}

/** How the widget ended; a failed attempt is told on the way, the customer may try again inside. */
export type CheckoutEnd =
  | {
      readonly kind: 'paid';
      readonly paymentId: string;
      readonly orderId: string;
      readonly signature: string;
    }
  | { readonly kind: 'dismissed'; readonly failure: string | undefined };

const LOAD_LIMIT_MS = 15_000;

/**
 * Loads the gateway's script once; a failed load is forgotten, so that the next attempt fetches anew. With a hash nothing
 * else runs than what has it.
 */
export const loadCheckout = async (
  url: string,
  integrity: string | undefined,
): Promise<WidgetConstructor> => {
  if (window.Razorpay) return window.Razorpay;
  const script = document.createElement('script');
  script.src = url;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The payment script could not be fetched.'));
    setTimeout(() => reject(new Error('The payment script took too long.')), LOAD_LIMIT_MS);
  });
  document.head.append(script);
  try {
    await loaded;
  } catch (error) {
    script.remove();
    throw error;
  }
  if (!window.Razorpay) throw new Error('The payment script brought no checkout.');
  return window.Razorpay;
};

/** Opens the widget and waits for its end. Throws when it can't be opened. */
export const openCheckout = (
  Checkout: WidgetConstructor,
  options: Omit<Options, 'handler' | 'modal' | 'theme'>,
): Promise<CheckoutEnd> =>
  new Promise((resolve, reject) => {
    let failure: string | undefined;
    const widget = new Checkout({
      ...options,
      theme: { color: '#C5905D' },
      handler: (response) => {
        const paid = paidSchema.safeParse(response);
        if (!paid.success) return reject(new Error('The payment window answered in an unknown form.'));
        const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid.data;
        resolve({
          kind: 'paid',
          paymentId: razorpay_payment_id,
          orderId: razorpay_order_id,
          signature: razorpay_signature,
        });
      },
      modal: { ondismiss: () => resolve({ kind: 'dismissed', failure }) },
    });
    widget.on('payment.failed', (event) => {
      const failed = failedSchema.safeParse(event);
      failure = failed.success ? failed.data.error.description : 'The payment did not go through.';
    });
    widget.open();
  });
