import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram, until } from '@sundara/contracts/testing';
import { endChild, hasEnded } from '../../end-child.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PROGRAM = 'tools/src/payment-sandbox/main.ts';

export interface Sandbox {
  readonly url: string;
  /** By which the provider API pays there. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the payment sandbox in a process of its own.
 * @param webhookUrl where it sends its webhooks
 */
export const startSandbox = async (dataDir: string, webhookUrl: string): Promise<Sandbox> => {
  const port = await freePort();
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_sundara',
    RAZORPAY_KEY_SECRET: randomBytes(16).toString('hex'),
    RAZORPAY_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
  };
  const child = spawn(process.execPath, nodeProgram(PROGRAM), {
    cwd: ROOT,
    env: {
      ...{ ...process.env, ...keys, SANDBOX_PORT: `${port}` },
      ...{ SANDBOX_WEBHOOK_URL: webhookUrl, SANDBOX_DATA_DIR: dataDir },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (hasEnded(child)) throw new Error('The payment sandbox did not start.');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok;
  });
  return {
    url,
    settings: { ...keys, RAZORPAY_URL: url },
    stop: () => endChild(child),
  };
};
