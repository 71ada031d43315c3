import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type DiskShelf = {
  get(name: string): Promise<Buffer | undefined>;
  /** Keeps the bytes; a failure is reported, never thrown: the picture itself is fine. */
  put(name: string, bytes: Buffer): Promise<void>;
};

export type DiskShelfOptions = {
  folder: string;
  /** The oldest files go when all together are larger. Anyone may ask for any seed, so this needs an end. */
  maxBytes: number;
  onTrouble(error: unknown): void;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files of this folder, oldest first; half-written ones of earlier processes are removed on the way. */
const filesIn = async (folder: string): Promise<Map<string, number>> => {
  const found: { name: string; bytes: number; at: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    // Another process may be writing right now, so only those of a minute ago count as left behind.
    if (entry.name.endsWith('.tmp') && mtimeMs < Date.now() - 60_000) await rm(file, { force: true });
    if (!entry.name.endsWith('.tmp'))
      found.push({ name: path.relative(folder, file), bytes: size, at: mtimeMs });
  }
  return new Map(found.sort((a, b) => a.at - b.at).map(({ name, bytes }) => [name, bytes]));
};

/** A folder of files written whole or not at all (a temporary file, then a rename). */
export const openDiskShelf = async ({
  folder,
  maxBytes,
  onTrouble,
}: DiskShelfOptions): Promise<DiskShelf> => {
  await mkdir(folder, { recursive: true });
  const files = await filesIn(folder);
  let total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  let writes = 0;

  const forget = (name: string) => {
    total -= files.get(name) ?? 0;
    files.delete(name);
  };

  const makeRoom = async () => {
    for (const oldest of [...files.keys()]) {
      if (total <= maxBytes) return;
      forget(oldest);
      await rm(path.join(folder, oldest), { force: true });
    }
  };

  return {
    async get(name) {
      try {
        const bytes = await readFile(path.join(folder, name));
        return bytes.length > 0 ? bytes : undefined;
      } catch (error) {
        if (!isMissing(error)) onTrouble(error);
        forget(name);
        return undefined;
      }
    },
    async put(name, bytes) {
      const file = path.join(folder, name);
      writes += 1;
      const temporary = `${file}.${process.pid}-${writes}.tmp`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, file);
        forget(name);
        files.set(name, bytes.length);
        total += bytes.length;
        await makeRoom();
      } catch (error) {
        onTrouble(error);
        await rm(temporary, { force: true }).catch(onTrouble);
      }
    },
  };
};
