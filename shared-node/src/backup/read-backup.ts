import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { BackupFault } from './backup-fault.ts';
import { hashOf, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import type { BackupPlace } from './places/backup-place.ts';
import { folderPlace } from './places/folder-place.ts';
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
 * @param from its place, or the path of a folder
 * @param identity the key of an encrypted one, as `age-keygen` writes it
 * @throws BackupFault if there is no backup, it was never finished, or its key is missing
 */
export const openBackup = async (from: BackupPlace | string, identity?: string): Promise<ReadBackup> => {
  const place = typeof from === 'string' ? folderPlace(from) : from;
  const manifest = await readManifest(place);
  const open = openerOf(manifest, identity);
  const stream = async (name: string): Promise<Readable> => {
    if (manifest.files[name] !== (await hashOf(await place.read(name)))) {
      const sentence = `${place.name}/${name} is not what was backed up: take another copy of this backup.`;
      throw new BackupFault(sentence);
    }
    return open(await place.read(name));
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

const readManifest = async (place: BackupPlace): Promise<Manifest> => {
  const content = await place.read(MANIFEST).catch((cause: unknown) => {
    const sentence = `${place.name} holds no whole backup: it has no ${MANIFEST}, which is written at the end.`;
    throw new BackupFault(sentence, { cause });
  });
  const written = await text(content);
  try {
    return manifestSchema.parse(JSON.parse(written));
  } catch (cause) {
    const sentence = `${place.name}/${MANIFEST} is damaged, or of a newer version of this program.`;
    throw new BackupFault(sentence, { cause });
  }
};
