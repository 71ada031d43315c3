import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '@sundara/contracts/testing';
import { endChild, hasEnded } from '../../end-child.ts';

const LINES_KEPT = 500;

/** A role of the package that runs as one of several, on a port that stays the same when it is started again. */
export interface PackagedProcess {
  /** 'api-2' */
  readonly name: string;
  readonly address: string;
  readonly metricsPort: number;
  pid(): number | undefined;
  /** Starts it, from another package if one is given, and waits until it is ready. */
  start(folder?: string): Promise<void>;
  /** As the system's memory killer does. */
  kill(): Promise<void>;
  /** As a supervisor does; the exit code. */
  stop(): Promise<number | null>;
  output(): string;
}

export interface PackagedProcessInput {
  /** The package: `npm run package` made it. */
  readonly folder: string;
  readonly name: string;
  readonly role: string;
  readonly port: number;
  readonly metricsPort: number;
  readonly env: NodeJS.ProcessEnv;
  /** Of Node itself, before the program. */
  readonly nodeOptions?: readonly string[] | undefined;
}

export const packagedProcess = (input: PackagedProcessInput) => {
  const { folder, name, role, port, metricsPort, env, nodeOptions = [] } = input;
  const address = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child) await endChild(child, signal);
    return child?.exitCode ?? null;
  };
  const isReady = async (): Promise<boolean> => {
    if (!child || hasEnded(child)) throw new Error(`${name} ended:\n${lines.join('')}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  };
  const made: PackagedProcess = {
    name,
    address,
    metricsPort,
    pid: () => child?.pid,
    start: async (from = folder) => {
      child = spawn(process.execPath, [...nodeOptions, path.join(from, 'bin/sundara.mjs'), role], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          lines.push(text);
          lines.splice(0, Math.max(0, lines.length - LINES_KEPT));
        });
      await until(isReady);
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    output: () => lines.join(''),
  };
  return made;
};

/**
 * Runs a program of the package to its end, and returns what it said.
 * @param words its name and what it is given: 'sundara.mjs', 'migrate'
 */
export const runPackaged = async (
  folder: string,
  [program = '', ...words]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  const child = spawn(process.execPath, [path.join(folder, 'bin', program), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}:\n${said}`);
  return said;
};
