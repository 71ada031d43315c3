import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { measured, nodeProgram } from '@sundara/contracts/testing';
import { withinLimit } from '@sundara/node/time-limit';
import type { DatabaseSettings } from '../../platform/database/open-database.ts';
import { TOKEN_SECRET } from '../test-settings.ts';
import type { Answer } from './booking-bench.ts';
import { KEYS } from './sandbox-process.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const LIMIT_MS = 300_000;
/** Long enough for every request of a crowd to be answered, even on a busy machine. */
export const CROWD_WAIT_SECONDS = 300;

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** What it wrote to standard error. */
  readonly complaints: string[];
  post(path: string, token: string, body: unknown): Promise<Answer>;
  stop(): Promise<void>;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<void>;
}

interface ApiOptions {
  /** What to start instead of the sources: see `buildApi`. */
  readonly main?: string;
  /** A free port by default. */
  readonly port?: number;
  /** How long its requests wait for a connection, in seconds; by default as in operation. See `CROWD_WAIT_SECONDS`. */
  readonly waitSeconds?: number;
  /** Kills it (SIGKILL) at any point, even while it starts. */
  readonly killed?: AbortSignal;
}

/** Starts the API as in operation, as a separate process. */
export const startApi = async (
  database: DatabaseSettings,
  gatewayUrl: string,
  { main, port = 0, killed, waitSeconds }: ApiOptions = {},
): Promise<ApiProcess> => {
  const program = main ? [main] : nodeProgram(MAIN);
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      // Those of tests are not those of operation.
      NODE_OPTIONS: '',
      API_PORT: String(port),
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      DATABASE_WAIT_SECONDS: String(waitSeconds ?? ''),
      DEMO_DATA: 'off',
      TOKEN_SECRET,
      // All of a test's customers come from one address.
      UNPAID_HOLDS_PER_NETWORK: '0',
      RAZORPAY_URL: gatewayUrl,
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(killed && { signal: killed, killSignal: 'SIGKILL' }),
  });
  // A kill also emits an error, in addition to the exit.
  child.on('error', () => {});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const complaints: string[] = [];
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const url = await measured('API process', () => addressOf(child, complaints));
  return {
    url,
    pid: child.pid ?? 0,
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
      child.kill('SIGTERM');
      await withinLimit(ended, LIMIT_MS, () => new Error('The API did not stop.'));
    },
    ended,
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
  // Nobody reads the rest, and a full pipe would block the process.
  child.stdout.resume();
  return address;
};
