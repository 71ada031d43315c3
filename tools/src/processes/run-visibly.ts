import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VisibleRun {
  /** Folder that it runs in. */
  readonly root: string;
  readonly limitMs: number;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a program that writes to our own output. @returns its exit code; 1 when it was ended by a signal or the limit */
export async function runVisibly(
  program: string,
  args: readonly string[],
  { root, limitMs, environment = process.env }: VisibleRun,
): Promise<number> {
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
  return typeof code === 'number' ? code : 1;
}
