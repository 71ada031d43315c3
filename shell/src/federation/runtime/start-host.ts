import type { Asset } from '@sundara/contracts/federation';
import type { FileFetcher } from '../files/fetch-files.ts';
import { LoadError } from '../load-error.ts';
import type { RemoteHost } from './remote-host.ts';

const importHost = async (): Promise<RemoteHost> => {
  const { createHost } = await import(/* webpackChunkName: "federation" */ './federation-host.ts');
  return createHost();
};

/**
 * Fetches the federation runtime and starts it, once; after a failure the next call tries again. Its files are fetched
 * by the list of the composition, with retries; the import then finds them already loaded.
 */
export const hostStarter = (
  files: FileFetcher,
  runtime: readonly Asset[],
  load: () => Promise<RemoteHost> = importHost,
): (() => Promise<RemoteHost>) => {
  let started: Promise<RemoteHost> | undefined;
  const start = async () => {
    try {
      await Promise.all(runtime.map((file) => files.fetchFile(file)));
      return await load();
    } catch (cause) {
      started = undefined;
      if (cause instanceof LoadError) throw cause;
      throw new LoadError('broken', 'The federation runtime did not start.', { cause });
    }
  };
  return () => {
    started ??= start();
    return started;
  };
};
