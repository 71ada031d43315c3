import { setTimeout as pause } from 'node:timers/promises';
import { type ServerChild, startServer } from '../processes/server-child.ts';
import { RESTARTS, type RestartPolicy, restartsOf } from './restarts.ts';
import type { Server } from './servers.ts';

export interface Supervision {
  /** The current process of each server; a restart replaces it. */
  readonly running: ReadonlyMap<Server, ServerChild>;
  /** Ends them all, those that need others first; nothing is started after that. */
  readonly stop: () => Promise<void>;
  /**
   * From now on their output is shown as ours, and one that dies is restarted, later each time. When the policy has no
   * restart left for it, all end: one sentence and exit code 1.
   */
  readonly watch: () => void;
}

/**
 * Starts the servers at the same time. The first Ctrl+C or SIGTERM lets each finish within its limit, the second ends
 * them at once.
 */
export const superviseServers = (
  servers: readonly Server[],
  root: string,
  policy: RestartPolicy = RESTARTS,
): Supervision => {
  const running = new Map(servers.map((server) => [server, run(server, root)]));
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopInTurn(running);
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) {
        for (const child of running.values()) child.kill();
        process.exit(1);
      }
      console.log('Sundara is stopping …');
      void stop().then(() => process.exit(0));
    });
  }
  const keepRunning = async (server: Server, first: ServerChild) => {
    const nextRestart = restartsOf(policy);
    let child = first;
    for (;;) {
      child.showOutput();
      const { how, lastErrorLine } = await child.ended;
      if (stopping) return;
      const words = lastErrorLine === undefined ? '' : ` Its last error line: ${lastErrorLine}`;
      const restart = nextRestart(Date.now());
      if (!restart) {
        await stop();
        console.error(`Sundara stopped, because ${how}.${words}`);
        process.exit(1);
      }
      const { delayMs, number } = restart;
      const which = `restart ${number} of at most ${policy.delaysMs.length} within ${policy.windowMs / 60_000} minutes`;
      console.error(`${sentence(how)}. It is started again in ${delayMs / 1000} s (${which}).${words}`);
      await pause(delayMs);
      if (stopping) return;
      child = run(server, root);
      running.set(server, child);
      console.error(`${sentence(server.name)} was started again.`);
    }
  };
  const watch = () => {
    for (const [server, child] of running) void keepRunning(server, child);
  };
  return { running, stop, watch };
};

const run = ({ name, args, environment, showsOutput }: Server, root: string): ServerChild => {
  const child = startServer({ name, args, root, environment });
  if (showsOutput) child.showOutput();
  return child;
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A server that others need ends after them, so that requests in progress are answered. */
const stopInTurn = async (running: ReadonlyMap<Server, ServerChild>): Promise<void> => {
  for (const [server, child] of [...running].reverse()) await child.stop(server.stopLimitMs);
};
