import { type DiskShelf, openDiskShelf } from './disk-shelf.ts';
import { createMemoryShelf } from './memory-shelf.ts';
import { type PictureRequest, pictureVersion } from './picture-kinds.ts';
import { renderPicture } from './picture-renderer.ts';
import { createTurns } from './turns.ts';

const MEGABYTE = 1024 * 1024;

export type PictureCacheOptions = {
  /** Where rendered pictures are kept, `DATA_DIR/pictures`. */
  folder: string;
  /** Default 256 MB, about 15,000 pictures. */
  maxDiskBytes?: number;
  /** Default 16 MB. */
  maxMemoryBytes?: number;
  onTrouble?: (error: unknown) => void;
  render?: (request: PictureRequest) => Promise<Buffer>;
  /** Hears of each picture that was drawn or read from disk. */
  onFetched?: (request: PictureRequest, bytes: Buffer) => Promise<void>;
};

export const pictureName = ({ kind, seed, width, format }: PictureRequest): string =>
  `${pictureVersion}/${kind}/${seed}-${width}.${format}`;

/**
 * Pictures from memory, else from disk, else drawn: at most 2 at a time, each only once however many ask.
 *
 * @returns a function that answers a picture's bytes; it throws `TooBusyError` when 120 wait or one waited 20 s.
 */
export const openPictureCache = async (options: PictureCacheOptions) => {
  const { folder, onTrouble = () => {}, render = renderPicture, onFetched = async () => {} } = options;
  const memory = createMemoryShelf(options.maxMemoryBytes ?? 16 * MEGABYTE);
  const disk: DiskShelf = await openDiskShelf({
    folder,
    maxBytes: options.maxDiskBytes ?? 256 * MEGABYTE,
    onTrouble,
  });
  const inTurn = createTurns({ atOnce: 2, waiting: 120, patience: 20_000 });
  const underWay = new Map<string, Promise<Buffer>>();

  const fetchPicture = async (name: string, request: PictureRequest): Promise<Buffer> => {
    const kept = await disk.get(name);
    const bytes = kept ?? (await inTurn(() => render(request)));
    memory.put(name, bytes);
    if (!kept) await disk.put(name, bytes);
    await onFetched(request, bytes);
    return bytes;
  };

  return async (request: PictureRequest): Promise<Buffer> => {
    const name = pictureName(request);
    const ready = memory.get(name);
    if (ready) return ready;
    const flight = underWay.get(name) ?? fetchPicture(name, request).finally(() => underWay.delete(name));
    underWay.set(name, flight);
    return await flight;
  };
};
