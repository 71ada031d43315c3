import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../../setup/refusal.mjs';

const LINES_SHOWN = 8;

/**
 * Runs a program to its end and captures its output.
 *
 * @returns its output
 * @throws Refusal with its last lines when it fails, is missing, or takes longer than the limit
 */
export const runQuietly = async (
  program: string,
  args: readonly string[],
  { limitMs, environment }: { limitMs: number; environment?: NodeJS.ProcessEnv },
): Promise<string> => {
  const child = spawn(program, args, {
    env: environment ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code, signal] = await once(child, 'close').catch((error: Error) => [error.message, null]);
  if (code === 0) return output;
  const how = signal ? `was ended by ${signal}` : `failed (${code})`;
  const last = output.trim().split('\n').slice(-LINES_SHOWN).join('\n  ');
  throw new Refusal(`${[program, ...args].join(' ')} ${how}:\n  ${last}`);
};
