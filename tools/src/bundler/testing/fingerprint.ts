import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A hash of every file below a folder, by its path. */
export const fingerprint = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const hash = createHash('sha256').update(await readFile(file));
      return [path.relative(folder, file), hash.digest('hex')] as const;
    });
  return Object.fromEntries((await Promise.all(hashes)).sort());
};
