export interface CheckoutOptions {
  /** What is to be authorised: an order once, over its amount in paise, or a subscription by a mandate. */
  readonly order_id?: string;
  readonly amount?: number;
  readonly subscription_id?: string;
  readonly key: string;
  readonly currency?: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name?: string; readonly email?: string; readonly contact?: string };
}

interface WidgetOptions extends CheckoutOptions {
  readonly theme: { readonly color: string };
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Widget {
  open(): void;
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
}
export type CheckoutConstructor = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/** How the gateway's window ended: with its answer, which the caller reads, or closed, and why the last attempt failed. */
export type WindowEnd =
  | { readonly kind: 'answered'; readonly response: unknown }
  | { readonly kind: 'dismissed'; readonly failure: string | undefined };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

/** Why an attempt failed, as the widget's event says it. */
const reasonOf = (event: unknown): string | undefined => {
  const description = fieldOf(fieldOf(event, 'error'), 'description');
  return typeof description === 'string' ? description : undefined;
};

const LOAD_LIMIT_MS = 15_000;

/**
 * Loads the gateway's script once; a failed load is forgotten, so that the next attempt fetches anew. With a hash nothing
 * else runs than what has it.
 */
export const loadCheckout = async (
  url: string,
  integrity: string | undefined,
): Promise<CheckoutConstructor> => {
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

/** Opens the gateway's window and waits for its end. Rejects when it can't be opened. */
export const openCheckoutWindow = (
  Checkout: CheckoutConstructor,
  options: CheckoutOptions,
): Promise<WindowEnd> =>
  new Promise((resolve) => {
    let failure: string | undefined;
    const widget = new Checkout({
      ...options,
      theme: { color: '#C5905D' },
      handler: (response) => resolve({ kind: 'answered', response }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', failure }) },
    });
    widget.on('payment.failed', (event) => {
      failure = reasonOf(event) ?? 'The payment did not go through.';
    });
    widget.open();
  });
