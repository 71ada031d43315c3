import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import type { Registry } from '../core/registry.ts';
import { Refusal } from '../refusal.ts';
import { actorOf, actorSchema } from './arguments/actor.ts';
import { readOptions } from './arguments/read-options.ts';
import { asUsageError, UsageError } from './arguments/usage-error.ts';
import type { Answer, Runner } from './command.ts';
import { makeProgram } from './program.ts';

/** Absolute, as a relative folder would depend on the working directory. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

type ExitCode = 0 | 1 | 2;

/** Where answers and progress go. */
export interface Output {
  readonly answer: (text: string) => void;
  readonly aside: (text: string) => void;
}

const PROCESS: Output = {
  answer: (text) => process.stdout.write(text),
  aside: (text) => process.stderr.write(text),
};

/** Opens the registry once, when it is first needed, and closes it when the work is done or has failed. */
const withRegistry = async <T>(
  env: NodeJS.ProcessEnv,
  work: (registry: () => Promise<Registry>) => Promise<T>,
): Promise<T> => {
  let opened: Promise<Registry> | undefined;
  const registry = () => {
    opened ??= openRegistry(settingsFrom(env));
    return opened;
  };
  try {
    return await work(registry);
  } finally {
    await (await opened?.catch(() => undefined))?.close();
  }
};

const tellFault = (error: unknown, isJson: boolean, output: Output): ExitCode => {
  const isUsage = error instanceof UsageError;
  const known = isUsage || error instanceof Refusal;
  const message = known ? error.message : `This is a fault of the command itself: ${String(error)}`;
  const hint = isUsage ? ' Run with --help to see how it is written.' : '';
  if (isJson) output.answer(`${JSON.stringify({ error: message })}\n`);
  output.aside(`${message}${hint}\n`);
  return isUsage ? 2 : 1;
};

/** Runs the release command line; returns the exit code. Answers go to stdout, progress and refusals to stderr. */
export const main = async (
  argv: readonly string[],
  given: NodeJS.ProcessEnv,
  output: Output = PROCESS,
): Promise<ExitCode> => {
  const env = { ...given, DATA_DIR: given.DATA_DIR || DEFAULT_DATA_DIR };
  let answer: Answer | undefined;
  const runner: Runner = async (command, work) => {
    const options = command.opts();
    const actor = () => actorOf(readOptions(actorSchema, { by: options.by, why: options.why }), env);
    answer = await withRegistry(env, (registry) =>
      work(
        {
          registry,
          settings: () => settingsFrom(env),
          env,
          actor,
          progress: (line) => output.aside(`${line}\n`),
        },
        command.args,
      ),
    );
    const text = options.json ? JSON.stringify(answer.data, null, 2) : answer.text;
    output.answer(`${text}\n`);
  };
  try {
    if (argv.length === 0) throw new UsageError('Name a command.');
    await makeProgram(runner).parseAsync(argv, { from: 'user' });
    return answer?.code ?? 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return tellFault(asUsageError(error), argv.includes('--json'), output);
  }
};
