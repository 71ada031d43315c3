import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withinLimit } from '../../database/time-limit.ts';

const MAIN = fileURLToPath(new URL('../../../../tools/src/payment-sandbox/main.ts', import.meta.url));
const LIMIT_MS = 30_000;

export const KEYS = {
  keyId: 'rzp_test_sundara',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};

export interface Sandbox {
  readonly url: string;
  /** Pays an order as a customer would, and answers what checkout hands to the page. */
  pay(orderId: string, vpa?: string): Promise<Checkout>;
  stop(): Promise<void>;
}

export interface Checkout {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The real payment sandbox as a process of its own; its events go to `webhookUrl`. */
export const startSandbox = async (webhookUrl: string): Promise<Sandbox> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      SANDBOX_WEBHOOK_URL: webhookUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  return {
    url,
    pay: async (orderId, vpa = 'success@razorpay') => {
      const reply = await fetch(`${url}/sandbox/orders/${orderId}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: 'upi', vpa }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const paid = (await reply.json()) as Record<string, string>;
      return {
        paymentId: paid.razorpay_payment_id ?? '',
        orderId: paid.razorpay_order_id ?? '',
        signature: paid.razorpay_signature ?? '',
      };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await withinLimit(ended, LIMIT_MS, () => new Error('The payment sandbox did not stop.'));
    },
  };
};

const addressOf = async (child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string> => {
  const lines = createInterface(child.stdout);
  const ready = (async () => {
    for await (const line of lines) {
      const address = /ready on (\S+?),? /.exec(line)?.[1];
      if (address) return address;
    }
    throw new Error('The payment sandbox ended before it was ready.');
  })();
  const address = await withinLimit(ready, LIMIT_MS, () => new Error('The payment sandbox did not start.'));
  // Nobody reads on, and a full pipe would stop the process.
  child.stdout.resume();
  return address;
};
