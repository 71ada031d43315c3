import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Head } from './chain.repository.ts';

/** Its name in DATA_DIR. */
export const CHECKPOINTS_FILE = 'audit-heads.jsonl';

const headSchema = z.object({ no: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * A file beside the database that remembers where the chain ended: whoever cuts entries off in the database alone, or
 * writes the chain anew, is found by it. A line of JSON each; copy it elsewhere to be safe from who can write here too.
 */
export interface ChainCheckpoints {
  /** Every end that was noted; empty where none was. A line that can't be read is left out. */
  readonly read: () => Promise<readonly Head[]>;
  readonly note: (head: Head, now: Date) => Promise<void>;
}

export const openCheckpoints = (path: string): ChainCheckpoints => ({
  read: async () => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => parseLine(line) ?? []);
  },
  // A line begins anew: what a full disk cut off before must not spoil it.
  note: ({ no, hash }, now) => appendFile(path, `\n${JSON.stringify({ no, hash, at: now.toISOString() })}\n`),
});

const parseLine = (line: string): Head | undefined => {
  try {
    return headSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // The last line of a process that was killed while it wrote.
    return undefined;
  }
};
