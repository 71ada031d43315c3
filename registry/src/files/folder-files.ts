import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, systemCode } from '../refusal.ts';
import { checkFilePath, checkPrefix } from './file-path.ts';
import type { FileStore } from './file-store.ts';

/** The folder for files until they are complete; no path of the store can start like this. */
const DRAFTS = '.drafts';

/** Nothing has a name that is longer than the file system's. */
const isAbsence = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(systemCode(error) ?? '');

/**
 * Files of releases in a folder, each written atomically.
 *
 * @throws Refusal naming the file and the system error code, from every call that can't read or write there
 */
export const folderFiles = (root: string): FileStore => {
  const placeOf = (file: string) => path.join(root, ...file.split('/'));
  const refusing = async <T>(file: string, verb: string, work: () => Promise<T>, absent?: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (absent !== undefined && isAbsence(error)) return absent;
      const code = systemCode(error);
      if (code === undefined) throw error;
      throw new Refusal(`${placeOf(file)} can't be ${verb} (${code}).`);
    }
  };

  return {
    prepare: async () => {
      await mkdir(root, { recursive: true }).catch((error: unknown) => {
        throw new Refusal(
          `The registry's folder ${root} can't be used (${systemCode(error)}): check DATA_DIR.`,
        );
      });
    },
    revision: async (file) => {
      const place = placeOf(checkFilePath(file));
      // ctime can't be set back, unlike mtime.
      const found = await refusing<BigIntStats | null>(
        file,
        'read',
        () => stat(place, { bigint: true }),
        null,
      );
      return found ? `${found.ino}-${found.ctimeNs}-${found.mtimeNs}-${found.size}` : undefined;
    },
    read: async (file) => {
      const none = Symbol('none');
      const place = placeOf(checkFilePath(file));
      const content = await refusing<Buffer | typeof none>(file, 'read', () => readFile(place), none);
      return content === none ? undefined : content;
    },
    write: (file, content) =>
      refusing(file, 'written', async () => {
        const place = placeOf(checkFilePath(file));
        const draft = path.join(root, DRAFTS, randomUUID());
        try {
          await mkdir(path.dirname(draft), { recursive: true });
          await mkdir(path.dirname(place), { recursive: true });
          await writeFile(draft, content, { flush: true });
          await rename(draft, place);
        } finally {
          await rm(draft, { force: true });
        }
      }),
    list: (prefix) =>
      refusing<readonly string[]>(
        prefix,
        'read',
        async () => {
          const folder = placeOf(checkPrefix(prefix));
          const entries = await readdir(folder, { recursive: true, withFileTypes: true });
          return entries
            .filter((entry) => entry.isFile())
            .map((entry) =>
              path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
            )
            .filter((file) => !file.startsWith(DRAFTS))
            .sort();
        },
        [],
      ),
    remove: (prefix) =>
      refusing(prefix, 'removed', () =>
        rm(placeOf(checkFilePath(prefix.replace(/\/$/, ''))), { recursive: true, force: true }),
      ),
  };
};
