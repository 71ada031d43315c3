import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { measured, nodeProgram } from '@sundara/contracts/testing';
import { NOWHERE } from '@sundara/node/testing';
import { withinLimit } from '@sundara/node/time-limit';
import { type SandboxDoors, sandboxDoors } from './sandbox-doors.ts';

export type { Checkout, SandboxBehaviour, SandboxBooks } from './sandbox-doors.ts';

const MAIN = fileURLToPath(new URL('../../../../tools/src/payment-sandbox/main.ts', import.meta.url));
const LIMIT_MS = 30_000;

export const KEYS = {
  keyId: 'rzp_test_sundara',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};

export interface Sandbox extends SandboxDoors {
  readonly url: string;
  stop(): Promise<void>;
}

/** The real payment sandbox as a separate process; its events go to `webhookUrl`. */
export const startSandbox = async (webhookUrl = NOWHERE): Promise<Sandbox> => {
  const child = spawn(process.execPath, nodeProgram(MAIN), {
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
  const url = await measured('sandbox', () => addressOf(child));
  return {
    url,
    ...sandboxDoors(url),
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
  // Nobody reads the rest, and a full pipe would block the process.
  child.stdout.resume();
  return address;
};
