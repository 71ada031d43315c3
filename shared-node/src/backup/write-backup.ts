import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from './backup-fault.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { PLAIN, sealFor } from './seal.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A backup that is being written into a folder. */
export interface WrittenBackup {
  /** Adds a file; a stream is never whole in memory. */
  readonly write: (name: string, content: Buffer | Readable) => Promise<void>;
  /** What a part says of itself. */
  readonly tell: (part: string, facts: Facts) => void;
  /** Makes it a whole one. @returns its manifest */
  readonly finish: () => Promise<Manifest>;
}

/**
 * Begins a backup in a folder, which is created, for its owner's eyes alone.
 * @param recipient a recipient of age, who alone can open its files
 * @throws BackupFault if something is there already
 */
export const createBackup = async (folder: string, recipient?: string): Promise<WrittenBackup> => {
  const seal = recipient === undefined ? PLAIN : sealFor(recipient);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupFault(`${folder} is not empty: name a new folder for each backup.`);
  const begunAt = new Date().toISOString();
  const files = new Map<string, string>();
  const facts: Record<string, Facts> = {};
  return {
    write: async (name, content) => {
      const file = path.join(folder, ...name.split('/'));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(
        await seal(source),
        async function* (chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(file, { mode: 0o600, flush: true }),
      );
      files.set(name, hash.digest('hex'));
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
        ...(recipient !== undefined && { recipient }),
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
