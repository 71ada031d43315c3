import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupFault } from './backup-fault.ts';
import { hashOfFile, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { openWith, PLAIN, type Transform } from './seal.ts';

/** A whole backup. */
export interface ReadBackup {
  readonly manifest: Manifest;
  /** Names of its files below a prefix, sorted. */
  readonly list: (prefix: string) => readonly string[];
  /** The content of a file that it lists. @throws BackupFault if it is missing or was changed */
  readonly read: (name: string) => Promise<Buffer>;
  /** The same for a large one. */
  readonly stream: (name: string) => Promise<Readable>;
}

/**
 * @param identity the key of an encrypted one, as `age-keygen` writes it
 * @throws BackupFault if there is no backup, it was never finished, or its key is missing
 */
export const openBackup = async (folder: string, identity?: string): Promise<ReadBackup> => {
  const manifest = await readManifest(folder);
  const open = openerOf(manifest, identity);
  const stream = async (name: string): Promise<Readable> => {
    const file = path.join(folder, ...name.split('/'));
    const hash = await hashOfFile(file).catch((cause: unknown) => {
      throw new BackupFault(`${file} can't be read: take another copy of this backup.`, { cause });
    });
    if (manifest.files[name] !== hash)
      throw new BackupFault(`${file} is not what was backed up: take another copy of this backup.`);
    return open(createReadStream(file));
  };
  return {
    manifest,
    list: (prefix) => Object.keys(manifest.files).filter((name) => name.startsWith(prefix)),
    read: async (name) => buffer(await stream(name)),
    stream,
  };
};

const openerOf = ({ recipient }: Manifest, identity: string | undefined): Transform => {
  if (recipient === undefined) return PLAIN;
  if (identity !== undefined) return openWith(identity);
  throw new BackupFault(`This backup was encrypted for ${recipient}: name the file with its key.`);
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    const sentence = `${folder} holds no whole backup: it has no ${MANIFEST}, which is written at the end.`;
    throw new BackupFault(sentence, { cause });
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    const sentence = `${path.join(folder, MANIFEST)} is damaged, or of a newer version of this program.`;
    throw new BackupFault(sentence, { cause });
  }
};
