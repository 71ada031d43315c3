import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreFailure } from './store-failure.ts';

/** Stores uploads by name: in a folder, or in a bucket where there are several servers. */
export interface FileStore {
  /** Stores all bytes or nothing. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Names of all files, sorted. */
  readonly list: () => Promise<readonly string[]>;
  /** Does nothing if the file does not exist. */
  readonly remove: (name: string) => Promise<void>;
  /** Rejects if nothing can be stored now: the disk is full or read-only. */
  readonly ready: () => Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Turns errors of the disk ('ENOSPC', 'EROFS') into failures of the store. */
const onDisk = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw new StoreFailure(`The folder of uploads does not ${what} (${codeOf(error)}): see DATA_DIR.`, {
      cause: error,
    });
  }
};

/** Room for a few pictures in all their sizes. */
const LEAST_FREE_BYTES = 32 * 2 ** 20;

/**
 * Files in a folder, which is created with the first file. Names come from the server and consist of letters, digits,
 * hyphens, dots and slashes.
 * @param leastFreeBytes with less free space on its disk, the store is not ready
 * @throws StoreFailure from every call that fails on the disk
 */
export const createFolderStore = (folder: string, leastFreeBytes = LEAST_FREE_BYTES): FileStore => ({
  put: (name, bytes) =>
    onDisk('take a file', async () => {
      const file = path.join(folder, name);
      const temporary = `${file}.${process.pid}.tmp`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    }),
  get: (name) =>
    onDisk('give a file', () =>
      readFile(path.join(folder, name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }),
    ),
  list: () =>
    onDisk('list its files', async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (codeOf(error) === 'ENOENT') return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((name) => name.split(path.sep).join('/'))
        .sort();
    }),
  remove: (name) => onDisk('remove a file', () => rm(path.join(folder, name), { force: true })),
  ready: () =>
    onDisk('take a file', async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastFreeBytes)
        throw new StoreFailure('The disk of uploads is full: make room in DATA_DIR.');
    }),
});
