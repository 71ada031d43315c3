import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a runner a file to write its counts to, and reads it.
 *
 * @returns what it wrote; nothing when it ended before that
 */
export const withCountsFile = async (run: (file: string) => Promise<unknown>): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    await run(file);
    return await readFile(file, 'utf8').catch(() => '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Text as JSON; undefined where it is invalid, as when a runner was ended while it wrote. */
export const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
