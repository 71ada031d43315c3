import { counter, observe } from '@sundara/node/telemetry';
import type { FileStore } from '../../files/file-store.ts';

/** The size of an entry without its content; all that a missing file takes up. */
const ENTRY_BYTES = 256;

interface Kept {
  readonly content: Buffer | undefined;
  /** The store's `revision` before the file was read. */
  readonly revision: string | undefined;
}

/**
 * Reads files of a store and caches the most recently used ones, up to `limitBytes`. An entry is valid while its
 * `revision` is the same, or forever in a store without revisions, as files of releases never change. Only `readIfAny`
 * caches that a file is missing; a failed read is never cached. Concurrent requests for a file share one read.
 */
export const createFileCache = (
  { read, revision }: Pick<FileStore, 'read'> & { readonly revision?: FileStore['revision'] | undefined },
  limitBytes: number,
) => {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let bytes = 0;
  const reads = counter('sundara.file_cache.reads');
  observe('sundara.file_cache.size', (result) => result.observe(bytes));
  const sizeOf = ({ content }: Kept) => ENTRY_BYTES + (content?.length ?? 0);

  const drop = (path: string): void => {
    const entry = kept.get(path);
    if (entry) bytes -= sizeOf(entry);
    kept.delete(path);
  };
  const keep = (path: string, entry: Kept): void => {
    drop(path);
    if (sizeOf(entry) > limitBytes / 4) return;
    kept.set(path, entry);
    bytes += sizeOf(entry);
    // The first entry of a Map is the least recently used one.
    for (const oldest of kept.keys()) if (bytes > limitBytes) drop(oldest);
  };

  const readOnce = (
    path: string,
    now: string | undefined,
    keepsAbsence: boolean,
  ): Promise<Buffer | undefined> => {
    const going = underWay.get(path);
    if (going) return going;
    const reading = read(path)
      .then((content) => {
        if (content || keepsAbsence) keep(path, { content, revision: now });
        return content;
      })
      .finally(() => underWay.delete(path));
    underWay.set(path, reading);
    return reading;
  };
  const ask = async (path: string, keepsAbsence: boolean): Promise<Buffer | undefined> => {
    const now = await revision?.(path);
    const entry = kept.get(path);
    const isKept = entry && entry.revision === now;
    reads.add(1, { outcome: isKept ? 'kept' : 'read' });
    if (isKept) {
      keep(path, entry);
      return entry.content;
    }
    drop(path);
    return readOnce(path, now, keepsAbsence);
  };

  return {
    /** A file that may appear later: if it is missing, each call reads the store again. */
    read: (path: string) => ask(path, false),
    /** A form of a file that exists from the beginning, or never. */
    readIfAny: (path: string) => ask(path, true),
  };
};
export type FileCache = ReturnType<typeof createFileCache>;
