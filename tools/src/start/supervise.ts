import { type ServerChild, startServer } from '../processes/server-child.ts';
import type { Server } from './servers.ts';

export interface Supervision {
  readonly started: ReadonlyMap<Server, ServerChild>;
  /** Ends them all, those first that need the others. */
  readonly stop: () => Promise<void>;
  /** From now on their output is ours, and the end of one is the end of all: one sentence and exit code 1. */
  readonly watch: () => void;
}

/**
 * Starts the servers side by side. The first Ctrl+C or SIGTERM lets each finish within its limit, the second ends
 * them at once.
 */
export function superviseServers(servers: readonly Server[], root: string): Supervision {
  const started = new Map(
    servers.map((server) => {
      const { name, args, environment } = server;
      const child = startServer({ name, args, root, environment });
      if (server.showsOutput) child.showOutput();
      return [server, child] as const;
    }),
  );
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopInTurn(started);
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) {
        for (const child of started.values()) child.kill();
        process.exit(1);
      }
      console.log('Sundara is stopping …');
      void stop().then(() => process.exit(0));
    });
  }
  const watch = () => {
    for (const child of started.values()) {
      child.showOutput();
      void child.ended.then(async ({ how, lastWords }) => {
        if (stopping) return;
        await stop();
        const words = lastWords === undefined ? '' : ` Its last error line: ${lastWords}`;
        console.error(`Sundara stopped, because ${how}.${words}`);
        process.exit(1);
      });
    }
  };
  return { started, stop, watch };
}

/** A server that others need ends after them, so that requests under way are answered. */
async function stopInTurn(started: ReadonlyMap<Server, ServerChild>): Promise<void> {
  for (const [server, child] of [...started].reverse()) await child.stop(server.stopLimitMs);
}
