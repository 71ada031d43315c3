import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from '../backup-fault.ts';
import type { BackupPlace } from './backup-place.ts';

/** A folder for its owner's eyes alone. A file has its name only when it is whole. */
export const folderPlace = (folder: string): BackupPlace => {
  const fileOf = (name: string) => path.join(folder, ...name.split('/'));
  return {
    name: folder,
    begin: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await readdir(folder)).length > 0)
        throw new BackupFault(`${folder} is not empty: name a new folder for each backup.`);
    },
    write: async (name, content) => {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.draft`;
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
      await rename(draft, file);
    },
    read: async (name) => {
      const content = createReadStream(fileOf(name));
      await once(content, 'open').catch((cause: unknown) => {
        throw new BackupFault(`${fileOf(name)} can't be read: take another copy of this backup.`, { cause });
      });
      return content;
    },
  };
};
