import { setTimeout as wait } from 'node:timers/promises';
import { EXIT, type Role, type RoleInput, RoleRefused } from './role.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const MOST_DELAY_S = 600;

/**
 * Runs a role in this process to its end, and sets the exit code: 0 ended as asked, 1 failed, 2 not written right, 78 a
 * setting is wrong. A first SIGTERM or SIGINT makes a server not ready at once; after STOP_DELAY_SECONDS it closes. A
 * second one ends the process.
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
  try {
    const delaySeconds = readStopDelay(env.STOP_DELAY_SECONDS);
    const started = await role({ env, words, say, fail });
    if (typeof started === 'number') {
      process.exitCode = started;
      return;
    }
    const stop = async () => {
      // The second signal finds no handler, so that it ends the process at once.
      for (const signal of SIGNALS) process.removeListener(signal, onSignal);
      started.drain();
      await wait(delaySeconds * 1_000);
      await started.close();
      process.exit(0);
    };
    const onSignal = () => void stop().catch(fail);
    for (const signal of SIGNALS) process.on(signal, onSignal);
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
