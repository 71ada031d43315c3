import type { FileStore } from '../../files/file-store.ts';

/** What a file that isn't there takes up, and the name of one that is. */
const ENTRY_BYTES = 256;

/**
 * Reads files of a store that is slow to ask, a bucket, and keeps those that were asked for last, up to so many bytes.
 * Files never change, so one that is kept is right for ever; whether there is a file is kept only by `readIfAny`. Of
 * several that ask for the same at once, one fetches it.
 */
export const createFileCache = ({ read }: Pick<FileStore, 'read'>, limitBytes: number) => {
  const kept = new Map<string, Buffer | undefined>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let bytes = 0;
  const sizeOf = (content: Buffer | undefined) => ENTRY_BYTES + (content?.length ?? 0);

  const drop = (path: string): void => {
    if (!kept.has(path)) return;
    bytes -= sizeOf(kept.get(path));
    kept.delete(path);
  };
  const keep = (path: string, content: Buffer | undefined): void => {
    drop(path);
    if (sizeOf(content) > limitBytes / 4) return;
    kept.set(path, content);
    bytes += sizeOf(content);
    // The first of a Map is the one that was asked for longest ago.
    for (const oldest of kept.keys()) if (bytes > limitBytes) drop(oldest);
  };

  const fetchOnce = (path: string, keepsAbsence: boolean): Promise<Buffer | undefined> => {
    const going = underWay.get(path);
    if (going) return going;
    const reading = read(path)
      .then((content) => {
        if (content || keepsAbsence) keep(path, content);
        return content;
      })
      .finally(() => underWay.delete(path));
    underWay.set(path, reading);
    return reading;
  };
  const ask = async (path: string, keepsAbsence: boolean): Promise<Buffer | undefined> => {
    if (!kept.has(path)) return fetchOnce(path, keepsAbsence);
    const content = kept.get(path);
    keep(path, content);
    return content;
  };

  return {
    /** A file that may come later: that it isn't there is asked again each time. */
    read: (path: string) => ask(path, false),
    /** A form of a file that is there from the beginning, or never. */
    readIfAny: (path: string) => ask(path, true),
  };
};
export type FileCache = ReturnType<typeof createFileCache>;
