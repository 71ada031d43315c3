import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts a program of `testing/programs` as a separate process. */
export const runProgram = (
  name: string,
  variables: Readonly<Record<string, string>>,
  ...args: readonly string[]
): RunningProgram => {
  const file = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...nodeProgram(file), ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = async (): Promise<Ended> => {
    const exit = once(child, 'exit');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code, signal] = await exit;
    return { code, signal, stdout, stderr };
  };
  return { child, ended: ended() };
};
