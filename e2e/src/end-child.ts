import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const LIMIT_MS = 60_000;

/** Whether a program has ended, by itself or by a signal: then it tells no exit any more. */
export const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null;

/** Sends a program a signal and waits for its end, after a minute by SIGKILL; does nothing where it has ended already. */
export const endChild = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  await ended;
  clearTimeout(late);
};
