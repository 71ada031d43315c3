import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram } from '@sundara/contracts/testing';
import type { temporaryFolder } from './build-folder.ts';

type TestContext = Parameters<typeof temporaryFolder>[0];

const SITE = fileURLToPath(new URL('../site/main.ts', import.meta.url));
const RENDER_SERVER = fileURLToPath(new URL('../render-server/main.ts', import.meta.url));

export interface SiteProcess {
  readonly origin: string;
  readonly pid: number;
  /** Everything it has printed. */
  readonly said: () => string;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Kills it at once, without cleanup. */
  readonly kill: () => Promise<void>;
}

const start = async (
  main: string,
  test: TestContext,
  variables: Readonly<Record<string, string>>,
): Promise<SiteProcess> => {
  const port = variables.PORT ?? (await freePort());
  const child = spawn(process.execPath, nodeProgram(main), {
    env: { ...process.env, ...variables, PORT: `${port}` },
  });
  test.after(async () => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  while (!output.includes('listens on')) {
    assert.deepEqual([child.exitCode, child.signalCode], [null, null], output);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said: () => output,
    stop: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
  };
};

/** A listening site server in a separate process; it is killed when the test is over. */
export const startSite = (
  test: TestContext,
  variables: Readonly<Record<string, string>>,
): Promise<SiteProcess> => start(SITE, test, variables);

/** The same for a render server; `PORT` among the variables is the port that it listens on. */
export const startRenderServer = (
  test: TestContext,
  variables: Readonly<Record<string, string>>,
): Promise<SiteProcess> => start(RENDER_SERVER, test, variables);
