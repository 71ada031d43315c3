import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where uploads are kept, by name: a folder now, a bucket where there are several servers. */
export interface FileStore {
  /** Keeps the bytes whole or not at all. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Of a file that is not there, nothing is to be removed. */
  readonly remove: (name: string) => Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Files in a folder, which is made when the first is put there. Names are made by the server, of letters, digits,
 * hyphens, dots and slashes.
 */
export const createFolderStore = (folder: string): FileStore => ({
  put: async (name, bytes) => {
    const file = path.join(folder, name);
    const temporary = `${file}.${process.pid}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    } finally {
      await rm(temporary, { force: true });
    }
  },
  get: async (name) => {
    try {
      return await readFile(path.join(folder, name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  remove: (name) => rm(path.join(folder, name), { force: true }),
});
