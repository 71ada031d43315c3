import { once } from 'node:events';
import { endGroup, startNode } from './node-child.ts';

/** What a program started may end a moment after it; longer, and it was left behind. */
const LEFT_BEHIND_MS = 5_000;

/**
 * Runs a program of this repository to its end. What it has left running then is ended as well: it would hold the
 * output open, so that nobody heard of the end.
 *
 * @returns its exit code, 1 when it was ended by a signal or took longer than the limit, and all its output
 */
export const runTool = async (
  root: string,
  args: readonly string[],
  limitMs: number,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number; stdout: string; stderr: string; output: string }> => {
  const child = startNode(args, { root, environment });
  let stdout = '';
  let stderr = '';
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    output += text;
  });
  const limit = setTimeout(() => {
    const late = `${args[0]} took longer than ${limitMs / 1000} s and was ended.\n`;
    stderr += late;
    output += late;
    child.kill('SIGKILL');
  }, limitMs);
  let leftBehind: NodeJS.Timeout | undefined;
  child.once('exit', () => {
    leftBehind = setTimeout(() => endGroup(child), LEFT_BEHIND_MS);
  });
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  clearTimeout(leftBehind);
  return { code: typeof code === 'number' ? code : 1, stdout, stderr, output };
};
