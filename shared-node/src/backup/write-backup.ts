import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { hashOf, hashOfFile, MANIFEST, type Manifest } from './manifest.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A backup that is being written into a folder. */
export interface WrittenBackup {
  /** Adds a file. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Adds a file that something else writes, to the given path. */
  readonly writeWith: (name: string, write: (file: string) => Promise<void>) => Promise<void>;
  /** What a part says of itself. */
  readonly tell: (part: string, facts: Facts) => void;
  /** Makes it a whole one. @returns its manifest */
  readonly finish: () => Promise<Manifest>;
}

/**
 * Begins a backup in a folder, which is created, for its owner's eyes alone.
 * @throws BackupFault if something is there already
 */
export const createBackup = async (folder: string): Promise<WrittenBackup> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupFault(`${folder} is not empty: name a new folder for each backup.`);
  const begunAt = new Date().toISOString();
  const files = new Map<string, string>();
  const facts: Record<string, Facts> = {};
  const placeOf = async (name: string): Promise<string> => {
    const file = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    return file;
  };
  return {
    write: async (name, content) => {
      await writeFile(await placeOf(name), content, { mode: 0o600, flush: true });
      files.set(name, hashOf(content));
    },
    writeWith: async (name, write) => {
      const file = await placeOf(name);
      await write(file);
      files.set(name, await hashOfFile(file));
    },
    tell: (part, told) => {
      facts[part] = told;
    },
    finish: async () => {
      const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
      const manifest: Manifest = {
        format: 1,
        begunAt,
        finishedAt: new Date().toISOString(),
        facts,
        files: Object.fromEntries(sorted),
      };
      const draft = path.join(folder, `${MANIFEST}.draft`);
      await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
      await rename(draft, path.join(folder, MANIFEST));
      return manifest;
    },
  };
};
