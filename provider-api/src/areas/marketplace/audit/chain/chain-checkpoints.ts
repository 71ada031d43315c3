import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Head } from './chain.repository.ts';

/** The file's name in DATA_DIR. */
export const CHECKPOINTS_FILE = 'audit-heads.jsonl';

const headSchema = z.object({ no: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * A file outside the database that records where the chain ended: it reveals when entries are cut off, or the chain is
 * rewritten, in the database alone. One line of JSON per end; copy it elsewhere in case others can write here too.
 */
export interface ChainCheckpoints {
  /** Every end that was noted; empty if none was. Unreadable lines are skipped. */
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
  // On a new line, so that a line which a full disk cut off does not spoil it.
  note: ({ no, hash }, now) => appendFile(path, `\n${JSON.stringify({ no, hash, at: now.toISOString() })}\n`),
});

const parseLine = (line: string): Head | undefined => {
  try {
    return headSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // The last line of a process that was killed while writing.
    return undefined;
  }
};
