import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';
import { withinLimit } from '@sundara/node/time-limit';

const LIMIT_MS = 90_000;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROLE = fileURLToPath(new URL('./programs/start-role.ts', import.meta.url));

/** Settings with which the API starts; tests change those that they test. */
const SOUND = {
  API_PORT: '0',
  WORKER_PORT: '0',
  TOKEN_SECRET: 'a secret that only tests know, long enough',
  RAZORPAY_KEY_SECRET: 'only for tests',
  RAZORPAY_WEBHOOK_SECRET: 'only for tests',
};

export interface ServerProcess {
  /** Resolves with the address once it is ready; rejects with the output when it ends before. */
  ready(): Promise<string>;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
  /** Resolves when it has ended, on its own or by a signal. */
  ended(): Promise<{ readonly code: number | null; readonly said: string }>;
}

/**
 * Starts the API as a separate process, on a free port. It does not inherit the settings of this process.
 * @param role one role of it; without one, everything in one process
 */
export const runServer = (settings: Readonly<Record<string, string>>, role?: string): ServerProcess => {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, role ? [...nodeProgram(ROLE), role] : nodeProgram(MAIN), {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...SOUND, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const closed = once(child, 'close');
  const address = new Promise<string>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', (line) => {
        lines.push(line);
        const found = /^(?:Provider API ready|sundara \w+: listens) on (http:\S+)$/.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
  });
  const said = () => lines.join('\n');
  const wait = <T>(work: Promise<T>) =>
    withinLimit(work, LIMIT_MS, () => new Error(`The API took too long. It said:\n${said()}`));
  return {
    ready: () => {
      const failed = closed.then((): never => {
        throw new Error(`The API ended before it was ready. It said:\n${said()}`);
      });
      return wait(Promise.race([address, failed]));
    },
    signal: (name) => void child.kill(name),
    ended: async () => {
      await wait(closed);
      return { code: child.exitCode, said: said() };
    },
  };
};
