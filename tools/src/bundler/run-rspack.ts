import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
const LIMIT_MS = 300_000;

/**
 * Builds with a configuration file in a child process: the federation plugin copies the text of its own functions into
 * the builds, and tsx would change that text.
 *
 * @throws Error with everything that the failed build printed
 */
export const runRspack = async (
  config: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> => {
  const child = spawn(process.execPath, [RSPACK, 'build', '--config', config], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(said.trim() || `rspack ended with exit code ${code}.`);
};
