import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'registry/src/testing/programs/commands-runner.ts';

/** The outcome of a command of the release command line. */
export interface CommandOutcome {
  readonly code: number;
  /** Its whole output. */
  readonly output: string;
}

interface Answer extends CommandOutcome {
  readonly id: number;
}

const waiting = new Map<number, (outcome: CommandOutcome) => void>();
let runner: ChildProcess | undefined;
let last = 0;

const startRunner = (): ChildProcess => {
  const child = spawn(process.execPath, nodeProgram(PROGRAM), {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ({ id, ...outcome }: Answer) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
    if (waiting.size === 0) child.channel?.unref();
  });
  child.once('exit', (code) => {
    runner = undefined;
    for (const settle of waiting.values())
      settle({ code: 1, output: `What runs commands ended with ${code}.` });
    waiting.clear();
  });
  // It ends with this process, and doesn't keep this process alive.
  child.unref();
  return child;
};

/**
 * Runs a command of the release command line; all run in one process, which starts with the first: most of the time of
 * a short one is its start.
 */
export const runCommand = (
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandOutcome> => {
  runner ??= startRunner();
  const { channel } = runner;
  last += 1;
  const id = last;
  return new Promise((settle) => {
    waiting.set(id, settle);
    channel?.ref();
    runner?.send({ id, words, env });
  });
};
