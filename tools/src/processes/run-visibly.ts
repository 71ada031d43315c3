import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VisibleRun {
  /** Folder that it runs in. */
  readonly root: string;
  readonly limitMs: number;
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether it may prompt the person at the terminal. */
  readonly asks?: boolean;
  /** Receives what it writes to the error output, and our own messages about it there; all of it is still shown. */
  readonly hear?: (text: string) => void;
}

/**
 * Runs a program that writes to our own output. When we are asked to end, we end the program first.
 *
 * @returns its exit code; 1 when it was ended by a signal or the limit
 */
export const runVisibly = async (
  program: string,
  args: readonly string[],
  { root, limitMs, environment = process.env, asks = false, hear }: VisibleRun,
): Promise<number> => {
  const child = spawn(program, args, {
    cwd: root,
    env: environment,
    stdio: [asks ? 'inherit' : 'ignore', 'inherit', hear ? 'pipe' : 'inherit'],
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    hear?.(text);
  });
  let isToldToEnd = false;
  const tell = () => {
    isToldToEnd = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, tell);
  const limit = setTimeout(() => {
    const late = `${args[0]} took longer than ${limitMs / 60_000} minutes and was ended.`;
    console.error(late);
    hear?.(`${late}\n`);
    child.kill();
  }, limitMs);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, tell);
  if (isToldToEnd) process.exit(1);
  return typeof code === 'number' ? code : 1;
};
