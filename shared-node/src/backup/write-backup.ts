import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MANIFEST, type Manifest } from './manifest.ts';
import type { BackupPlace } from './places/backup-place.ts';
import { folderPlace } from './places/folder-place.ts';
import { PLAIN, sealFor } from './seal.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A backup that is being written. */
export interface WrittenBackup {
  /** Adds a file; a stream is never whole in memory. */
  readonly write: (name: string, content: Buffer | Readable) => Promise<void>;
  /** What a part says of itself. */
  readonly tell: (part: string, facts: Facts) => void;
  /** Makes it a whole one. @returns its manifest */
  readonly finish: () => Promise<Manifest>;
}

/**
 * Begins a backup in a new place.
 * @param to the place, or the path of a folder
 * @param recipient a recipient of age, who alone can open its files
 * @throws BackupFault if something is there already
 */
export const createBackup = async (to: BackupPlace | string, recipient?: string): Promise<WrittenBackup> => {
  const seal = recipient === undefined ? PLAIN : sealFor(recipient);
  const place = typeof to === 'string' ? folderPlace(to) : to;
  await place.begin();
  const begunAt = new Date().toISOString();
  const files = new Map<string, string>();
  const facts: Record<string, Facts> = {};
  return {
    write: async (name, content) => {
      const hash = createHash('sha256');
      const source = content instanceof Readable ? content : Readable.from([content]);
      const hashed = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await place.write(name, hashed(await seal(source)));
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
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      await place.write(MANIFEST, Readable.from([text]));
      return manifest;
    },
  };
};
