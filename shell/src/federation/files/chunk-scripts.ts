import { LoadError } from '../load-error.ts';
import type { FileFetcher } from './fetch-files.ts';

/** Where the bundler's runtime of the shell and of each remote finds the page's loader (`rspack.base.ts`). */
export const CHUNK_LOADER = '__sundara_chunks__';

/** Resolves to undefined when the chunk has run, else to the reason why it has not. */
export type LoadChunk = (url: string, integrity: string | undefined) => Promise<string | undefined>;

interface Needs {
  readonly files: Pick<FileFetcher, 'fetchFile'>;
  /** The page's own address. */
  readonly base: string;
  readonly onLost: (url: string) => void;
}

/** Compositions list same-origin files by path; a bundler uses full URLs. */
const asComposed = (url: string, base: string): string => {
  const { origin, pathname, href } = new URL(url, base);
  return origin === new URL(base).origin ? pathname : href;
};

/**
 * Loads the chunks that running code requests, like all other files: a hash is required, a failing or stalled chunk is
 * retried under another URL, and a tampered one is distinguished from a missing one. A script that has run already but
 * is requested again did not contain the chunk; the bundler reports that.
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
