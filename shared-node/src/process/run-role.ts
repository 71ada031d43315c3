import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { EXIT, type Role, type RoleInput, RoleRefused, type RunningRole } from './role.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const MOST_DELAY_S = 600;

/**
 * Runs a role in this process to its end, and sets the exit code: 0 ended as asked, 1 failed, 2 not written right, 78 a
 * setting is wrong. A first SIGTERM or SIGINT makes a server not ready at once; after STOP_DELAY_SECONDS it closes. A
 * second one, and any before it listens, ends the process at once with 143 or 130, as shells tell it.
 */
export const runRole = async (
  name: string,
  role: Role,
  { env, words }: Pick<RoleInput, 'env' | 'words'>,
): Promise<void> => {
  process.title = `sundara ${name}`;
  const say = (line: string) => console.log(`sundara ${name}: ${line}`);
  const fail = (error: unknown): never => {
    const isTold = error instanceof RoleRefused;
    console.error(`sundara ${name}:`, isTold ? error.message : error);
    process.exit(isTold ? error.code : EXIT.failed);
  };
  let server: RunningRole | undefined;
  let isStopping = false;
  let delaySeconds = 0;
  const stop = async (running: RunningRole) => {
    isStopping = true;
    running.drain();
    await wait(delaySeconds * 1_000);
    await running.close();
    process.exit(0);
  };
  const onSignal = (signal: (typeof SIGNALS)[number]) => {
    // Not left to the system, as a container's first process isn't ended by a signal that it doesn't handle.
    if (!server || isStopping) process.exit(128 + constants.signals[signal]);
    void stop(server).catch(fail);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    delaySeconds = readStopDelay(env.STOP_DELAY_SECONDS);
    const started = await role({ env, words, say, fail });
    if (typeof started === 'number') {
      process.exitCode = started;
      return;
    }
    server = started;
    say(`listens on ${started.address}`);
  } catch (error) {
    fail(error);
  }
};

const readStopDelay = (text = ''): number => {
  const seconds = Number(text);
  if (/^\d*$/.test(text) && seconds <= MOST_DELAY_S) return seconds;
  throw new RoleRefused(
    `The setting STOP_DELAY_SECONDS is not valid: it needs a whole number of seconds, 0 to ${MOST_DELAY_S}.`,
    EXIT.wrongSetting,
  );
};
