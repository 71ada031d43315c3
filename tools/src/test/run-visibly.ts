import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VisibleRun {
  /** Folder that it runs in. */
  readonly root: string;
  readonly limitMs: number;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a program that writes to our own output. @returns whether it ended well and in time */
export async function runVisibly(
  program: string,
  args: readonly string[],
  { root, limitMs, environment = process.env }: VisibleRun,
): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const limit = setTimeout(() => {
    console.error(`${args[0]} took longer than ${limitMs / 60_000} minutes and was ended.`);
    child.kill();
  }, limitMs);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  process.removeListener('exit', endWithUs);
  return code === 0;
}
