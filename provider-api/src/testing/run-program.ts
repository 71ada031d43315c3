import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';
import { withinLimit } from '@sundara/node/time-limit';
import type { DatabaseSettings } from '../platform/database/open-database.ts';

const LIMIT_MS = 60_000;

export interface Program {
  readonly lines: readonly string[];
  /** Resolves with the first line with this beginning; rejects with the output when the program ends without it. */
  line(beginning: string): Promise<string>;
  /** Kills it as the system would: no handler runs. */
  kill(): Promise<void>;
  /** The exit code once it has ended on its own. */
  ended(): Promise<number | null>;
}

/** Starts a program of `src/testing/programs` as a separate process, on the given database. */
export const runProgram = (name: string, settings: DatabaseSettings): Program => {
  const file = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, nodeProgram(file), {
    env: {
      ...environment,
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return follow(child);
};

const follow = (
  child: ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream },
): Program => {
  const lines: string[] = [];
  const closed = once(child, 'close');
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => {
      lines.push(line);
      child.emit('said');
    });
  }
  const wait = <T>(work: Promise<T>) =>
    withinLimit(work, LIMIT_MS, () => new Error(`The program took too long. It said:\n${lines.join('\n')}`));
  return {
    lines,
    line: async (beginning) => {
      for (;;) {
        const found = lines.find((line) => line.startsWith(beginning));
        if (found !== undefined) return found;
        const ended = await wait(
          Promise.race([once(child, 'said').then(() => false), closed.then(() => true)]),
        );
        if (ended) throw new Error(`The program ended without "${beginning}". It said:\n${lines.join('\n')}`);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await wait(closed);
    },
    ended: async () => {
      await wait(closed);
      return child.exitCode;
    },
  };
};
