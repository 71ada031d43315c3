import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VisibleRun {
  /** Folder that it runs in. */
  readonly root: string;
  readonly limitMs: number;
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether it may ask the person at the terminal. */
  readonly asks?: boolean;
}

/**
 * Runs a program that writes to our own output. When we are told to end, it is told first, and then we do.
 *
 * @returns its exit code; 1 when it was ended by a signal or the limit
 */
export async function runVisibly(
  program: string,
  args: readonly string[],
  { root, limitMs, environment = process.env, asks = false }: VisibleRun,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    env: environment,
    stdio: [asks ? 'inherit' : 'ignore', 'inherit', 'inherit'],
  });
  let isToldToEnd = false;
  const tell = () => {
    isToldToEnd = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, tell);
  const limit = setTimeout(() => {
    console.error(`${args[0]} took longer than ${limitMs / 60_000} minutes and was ended.`);
    child.kill();
  }, limitMs);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, tell);
  if (isToldToEnd) process.exit(1);
  return typeof code === 'number' ? code : 1;
}
