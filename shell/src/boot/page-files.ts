import type { PageData } from '@sundara/contracts/federation';
import { CHUNK_LOADER, chunkLoader } from '../federation/files/chunk-scripts.ts';
import { createFileFetcher, type FileFetcher } from '../federation/files/fetch-files.ts';
import { fileTag, removeStyles } from '../federation/files/file-tag.ts';
import { probeFile } from '../federation/files/probe-file.ts';
import { scriptAddresses, trustScripts } from '../federation/files/trusted-urls.ts';
import { loadLimits } from '../federation/load-limits.ts';
import { fetchEarly } from './early-scripts.ts';

/** The loader of every script and style of this page: each needs a hash and an address of the composition. */
export const createPageFiles = (window: Window, page: PageData): FileFetcher => {
  const { document } = window;
  const trust = trustScripts(window, scriptAddresses(page, document.baseURI));
  return createFileFetcher({
    run: fileTag(document, trust),
    probe: probeFile,
    announce: (assets) => fetchEarly(document, assets, 'preload'),
    remove: (assets) => removeStyles(document, assets),
    limits: loadLimits(page.config.remoteLimitMs),
  });
};

/** Makes the bundler runtimes of the shell and the remotes load their chunks through `files`. */
export const takeChunkLoading = (window: Window, files: FileFetcher, onLost: (url: string) => void): void => {
  const load = chunkLoader({ files, base: window.document.baseURI, onLost });
  Object.defineProperty(window, CHUNK_LOADER, { value: load });
};
