import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { usedBy } from '@sundara/node/process-use';
import { withinLimit } from '@sundara/node/time-limit';

const LIMIT_MS = 120_000;
/** After its start a process still loads and frees things; what it keeps shows a moment later. */
const SETTLE_MS = 3_000;

export interface Started {
  /** From the start of the process to its line that it listens, or to its end. */
  readonly startMs: number;
  /** Resident memory a moment later; undefined for what has ended, and where the system doesn't tell. */
  readonly megabytes: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts Node with these arguments and measures it.
 * @param isServer whether it goes on after a line with 'listens on'; else it is awaited to its end
 * @throws Error with what it said, when it ends otherwise
 */
export const startMeasured = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isServer: boolean,
): Promise<Started> => {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const closed = once(child, 'close');
  const listens = new Promise<void>((resolve) => {
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on('line', (line) => {
        lines.push(line);
        if (line.includes('listens on')) resolve();
      });
  });
  const late = () => new Error(`${args.join(' ')} took too long:\n${lines.join('\n')}`);
  await withinLimit(isServer ? Promise.race([listens, closed]) : closed, LIMIT_MS, late);
  const startMs = performance.now() - begun;
  if (child.exitCode !== (isServer ? null : 0))
    throw new Error(`${args.join(' ')} ended:\n${lines.join('\n')}`);
  if (isServer) await wait(SETTLE_MS);
  return {
    startMs,
    megabytes: isServer ? (await usedBy(child.pid))?.megabytes : undefined,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
};
