import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { hashOf, hashOfFile, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** A whole backup. */
export interface ReadBackup {
  readonly manifest: Manifest;
  /** Names of its files below a prefix, sorted. */
  readonly list: (prefix: string) => readonly string[];
  /** The content of a file that it lists. @throws BackupFault if it is missing or was changed */
  readonly read: (name: string) => Promise<Buffer>;
  /** The path of a file that it lists, for a program that reads it. @throws BackupFault if it is missing or was changed */
  readonly pathOf: (name: string) => Promise<string>;
}

/** @throws BackupFault if there is none, or it was never finished */
export const openBackup = async (folder: string): Promise<ReadBackup> => {
  const manifest = await readManifest(folder);
  const placeOf = (name: string): string => path.join(folder, ...name.split('/'));
  const check = (name: string, hash: string): void => {
    if (manifest.files[name] !== hash)
      throw new BackupFault(`${placeOf(name)} is not what was backed up: take another copy of this backup.`);
  };
  const missing = (name: string) => (error: unknown) => {
    throw new BackupFault(`${placeOf(name)} can't be read: take another copy of this backup.`, {
      cause: error,
    });
  };
  return {
    manifest,
    list: (prefix) => Object.keys(manifest.files).filter((name) => name.startsWith(prefix)),
    read: async (name) => {
      const content = await readFile(placeOf(name)).catch(missing(name));
      check(name, hashOf(content));
      return content;
    },
    pathOf: async (name) => {
      check(name, await hashOfFile(placeOf(name)).catch(missing(name)));
      return placeOf(name);
    },
  };
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BackupFault(
      `${folder} holds no whole backup: it has no ${MANIFEST}, which is written at the end.`,
      {
        cause: error,
      },
    );
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupFault(
      `${path.join(folder, MANIFEST)} is damaged, or of a newer version of this program.`,
      {
        cause: error,
      },
    );
  }
};
