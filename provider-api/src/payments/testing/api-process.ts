import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../../database/open-database.ts';
import { withinLimit } from '../../database/time-limit.ts';
import type { Answer } from './booking-bench.ts';
import { TOKEN_SECRET } from './booking-bench.ts';
import { KEYS } from './sandbox-process.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const LIMIT_MS = 60_000;

export interface ApiProcess {
  readonly url: string;
  /** What it said on its standard error. */
  readonly complaints: string[];
  post(path: string, token: string, body: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** The API as it is really started, as a process of its own, on a free port. */
export const startApi = async (database: DatabaseSettings, gatewayUrl: string): Promise<ApiProcess> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    env: {
      ...process.env,
      API_PORT: '0',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      DEMO_DATA: 'off',
      TOKEN_SECRET,
      RAZORPAY_URL: gatewayUrl,
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const url = await addressOf(child, complaints);
  return {
    url,
    complaints,
    post: async (path, token, body) => {
      const reply = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      return { status: reply.status, headers: Object.fromEntries(reply.headers), json: await reply.json() };
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await withinLimit(ended, LIMIT_MS, () => new Error('The API did not stop.'));
    },
  };
};

const addressOf = async (
  child: ChildProcess & { stdout: NodeJS.ReadableStream },
  complaints: readonly string[],
): Promise<string> => {
  const ready = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const address = /ready on (http\S+)/.exec(line)?.[1];
      if (address) return address;
    }
    throw new Error(`The API ended before it was ready: ${complaints.join('\n')}`);
  })();
  const address = await withinLimit(ready, LIMIT_MS, () => new Error('The API did not start.'));
  // Nobody reads on, and a full pipe would stop the process.
  child.stdout.resume();
  return address;
};
