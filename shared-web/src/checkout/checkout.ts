/** The site's settings for the gateway's script and window, from `SiteConfig`. */
interface CheckoutConfig {
  readonly checkoutScriptUrl: string;
  readonly checkoutScriptIntegrity?: string | undefined;
  readonly checkoutLimitMs?: number | undefined;
}

export interface CheckoutOptions {
  /** What to authorise: an order once, for its amount in paise, or a subscription by a mandate. */
  readonly order_id?: string;
  readonly amount?: number;
  readonly subscription_id?: string;
  readonly key: string;
  readonly currency?: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name?: string; readonly email?: string; readonly contact?: string };
  /** Which methods come first, by the gateway's names. Default: its own order. */
  readonly config?: {
    readonly display: {
      readonly sequence: readonly string[];
      /** Whether the other methods follow. */
      readonly preferences: { readonly show_default_blocks: boolean };
    };
  };
}

interface WidgetOptions extends CheckoutOptions {
  readonly theme: { readonly color: string };
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Widget {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
}
export type CheckoutConstructor = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/** A window that gave no sign of life and was closed; `late` resolves if it ends after all. */
export interface SilentWindow {
  readonly kind: 'silent';
  readonly late: Promise<WindowEnd>;
}

/**
 * How the gateway's window ended: with an answer, which the caller reads, or closed, with the reason of the last failed
 * attempt.
 */
export type WindowEnd =
  | { readonly kind: 'answered'; readonly response: unknown }
  | { readonly kind: 'dismissed'; readonly failure: string | undefined };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

/** Why an attempt failed, from the widget's event. */
const reasonOf = (event: unknown): string | undefined => {
  const description = fieldOf(fieldOf(event, 'error'), 'description');
  return typeof description === 'string' ? description : undefined;
};

/** The default limit for the script to load, and then for the window's page to show a sign of life, in milliseconds. */
export const OPEN_LIMIT_MS = 10_000;

/**
 * Loads the gateway's script once; a failed load is forgotten, so that the next attempt fetches it again. With a hash,
 * only a script that matches it runs.
 */
export const loadCheckout = async ({
  checkoutScriptUrl: url,
  checkoutScriptIntegrity: integrity,
  checkoutLimitMs = OPEN_LIMIT_MS,
}: CheckoutConfig): Promise<CheckoutConstructor> => {
  if (window.Razorpay) return window.Razorpay;
  const script = document.createElement('script');
  script.src = url;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The payment script could not be fetched.'));
    setTimeout(() => reject(new Error('The payment script took too long.')), checkoutLimitMs);
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

/**
 * Opens the gateway's window and waits for its end, or until it has been silent for `limitMs`: then it is closed, so
 * that it does not cover the page. Rejects when it can't be opened.
 */
export const openCheckoutWindow = async (
  Checkout: CheckoutConstructor,
  options: CheckoutOptions,
  limitMs = OPEN_LIMIT_MS,
): Promise<WindowEnd | SilentWindow> => {
  let close: (() => void) | undefined;
  const end = new Promise<WindowEnd>((resolve) => {
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
    close = () => widget.close?.();
  });
  const silence = awaitSilence(limitMs);
  try {
    const first = await Promise.race([end, silence.passed]);
    if (first) return first;
    close?.();
    return { kind: 'silent', late: end };
  } finally {
    silence.stop();
  }
};

/**
 * `passed` resolves when no other window has sent a message to this one within `limitMs`. The gateway documents no sign
 * of an open window; but its page has another origin, so it can communicate only by messages. A frame's load event
 * proves nothing: the browser's own error page fires it too.
 */
const awaitSilence = (
  limitMs: number,
): { readonly passed: Promise<undefined>; readonly stop: () => void } => {
  let stop = () => {};
  const passed = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    const hear = ({ source }: MessageEvent) => {
      if (source && source !== window) stop();
    };
    stop = () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
    window.addEventListener('message', hear);
  });
  return { passed, stop };
};
