import type { FileStore } from '../../files/file-store.ts';

/** What a file that isn't there takes up, and the name of one that is. */
const ENTRY_BYTES = 256;

interface Kept {
  readonly content: Buffer | undefined;
  /** What the store's `revision` said before the file was read. */
  readonly revision: string | undefined;
}

/**
 * Reads files of a store and keeps those that were asked for last, up to so many bytes. One that is kept is right for as
 * long as its `revision` stays; for ever in a store that tells none, as files of releases never change. Whether there is
 * a file is kept only by `readIfAny`, and a read that failed is not. Of several that ask for the same at once, one reads.
 */
export const createFileCache = (
  { read, revision }: Pick<FileStore, 'read'> & { readonly revision?: FileStore['revision'] | undefined },
  limitBytes: number,
) => {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let bytes = 0;
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
    // The first of a Map is the one that was asked for longest ago.
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
    if (entry && entry.revision === now) {
      keep(path, entry);
      return entry.content;
    }
    drop(path);
    return readOnce(path, now, keepsAbsence);
  };

  return {
    /** A file that may come later: that it isn't there is asked again each time. */
    read: (path: string) => ask(path, false),
    /** A form of a file that is there from the beginning, or never. */
    readIfAny: (path: string) => ask(path, true),
  };
};
export type FileCache = ReturnType<typeof createFileCache>;
