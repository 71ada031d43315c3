import { LoadError } from '../load-error.ts';
import type { FileFetcher } from './fetch-files.ts';

/** Where the bundler's runtime of the shell and of each remote finds the page's loader (`rspack.base.ts`). */
export const CHUNK_LOADER = '__sundara_chunks__';

/** Answers nothing when the chunk has run, or why it has not. */
export type LoadChunk = (url: string, integrity: string | undefined) => Promise<string | undefined>;

interface Needs {
  readonly files: Pick<FileFetcher, 'fetchFile'>;
  /** The page's own address. */
  readonly base: string;
  readonly onLost: (url: string) => void;
}

/** Compositions name files of the page's own origin by path; a bundler names them in full. */
const asComposed = (url: string, base: string): string => {
  const { origin, pathname, href } = new URL(url, base);
  return origin === new URL(base).origin ? pathname : href;
};

/**
 * Loads the chunks that code asks for while it runs by the same way as all others: a hash is needed, a failing
 * or stalled one is tried again under another address, and a wrong one is told from a missing one. A script that
 * is here already and is asked for did not hold its chunk; the bundler then says so.
 */
export const chunkLoader =
  ({ files, base, onLost }: Needs): LoadChunk =>
  async (url, integrity) => {
    const asset = { url: asComposed(url, base), integrity: integrity ?? '' };
    try {
      await files.fetchFile(asset);
      return undefined;
    } catch (error) {
      onLost(asset.url);
      return error instanceof LoadError ? error.reason : 'broken';
    }
  };
