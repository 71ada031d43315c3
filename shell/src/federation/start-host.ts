import type { RemoteHost } from './remote-host.ts';

/**
 * Fetches the federation runtime and starts it, once; after a failure the next call tries again. The chunk's
 * name is known to the build, which lists its files for early fetching.
 */
export const hostStarter = (): (() => Promise<RemoteHost>) => {
  let started: Promise<RemoteHost> | undefined;
  return () => {
    started ??= import(/* webpackChunkName: "federation" */ './federation-host.ts').then(
      ({ createHost }) => createHost(),
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
};
