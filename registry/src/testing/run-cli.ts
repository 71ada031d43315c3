import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';
import { main } from '../cli/main.ts';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const LIMIT_MS = 120_000;

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Variables = Readonly<Record<string, string>>;

/** Runs the command line in this process, with these settings. */
export const runCli = async (variables: Variables, ...args: readonly string[]): Promise<Outcome> => {
  let stdout = '';
  let stderr = '';
  const code = await main(args, variables, {
    answer: (text) => {
      stdout += text;
    },
    aside: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
};

/** Runs the command line as a separate process, with these settings and this input. */
export const runCliProcess = (variables: Variables, args: readonly string[], input = ''): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeProgram(CLI), ...args],
      { env: { ...process.env, ...variables }, timeout: LIMIT_MS },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
