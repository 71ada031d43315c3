import { constants } from 'node:fs';
import { access, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreFailure } from './store-failure.ts';

/** Where uploads are kept, by name: a folder now, a bucket where there are several servers. */
export interface FileStore {
  /** Keeps the bytes whole or not at all. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Of a file that is not there, nothing is to be removed. */
  readonly remove: (name: string) => Promise<void>;
  /** Rejects where nothing can be put now: a disk that is full or read-only. */
  readonly ready: () => Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** A disk's word for what it can't do now ('ENOSPC', 'EROFS') is a failure of the store. */
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

/** A few pictures in all their sizes. */
const LEAST_FREE_BYTES = 32 * 2 ** 20;

/**
 * Files in a folder, which is made when the first is put there. Names are made by the server, of letters, digits,
 * hyphens, dots and slashes.
 * @param leastFreeBytes with less on its disk the store is not ready
 * @throws StoreFailure from every call that the disk refuses
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
