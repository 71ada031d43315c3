import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';
import * as z from 'zod/mini';

const PROGRAM = fileURLToPath(new URL('./programs/read-on.ts', import.meta.url));
const timesSchema = z.array(z.number());

/** Somebody else at the same time, in a process of their own: what a test is busy with does not slow their reads. */
export interface Reader {
  /** Reads one time after the other, at least so often and until some work is done; how long each took, in ms. */
  readonly readWhile: (least: number, work: Promise<unknown>) => Promise<readonly number[]>;
  readonly stop: () => void;
}

export const startReader = (address: string): Reader => {
  const child = spawn(process.execPath, [...nodeProgram(PROGRAM), address], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const readWhile = async (least: number, work: Promise<unknown>) => {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The reader has ended.')));
    const read = once(child, 'message');
    child.send(least);
    try {
      await Promise.race([work, ended]);
    } finally {
      if (child.connected) child.send('enough');
    }
    const [times] = await Promise.race([read, ended]);
    return timesSchema.parse(times);
  };
  return { readWhile, stop: () => void child.kill() };
};
