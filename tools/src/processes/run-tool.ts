import { once } from 'node:events';
import { startNode } from './node-child.ts';

/**
 * Runs a program of this repository to its end.
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
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  return { code: typeof code === 'number' ? code : 1, stdout, stderr, output };
};
