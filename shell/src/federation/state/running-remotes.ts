import type { ComposedRelease, Composition } from '@sundara/contracts/federation';
import type { ExposeModule } from '../contract/expose-module.ts';
import type { FileFetcher } from '../files/fetch-files.ts';
import type { RemoteHost } from '../runtime/remote-host.ts';
import { stateKey } from './remote-states.store.ts';

interface Needs {
  readonly composition: Composition;
  readonly files: Pick<FileFetcher, 'forget'>;
  readonly host: () => Promise<RemoteHost>;
  readonly onFallback?: (remoteId: string, release: ComposedRelease) => void;
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** The version of each remote that runs in this page, and its modules: one version at a time. */
export const createRunningRemotes = ({ composition, files, host, onFallback = () => {} }: Needs) => {
  const running = new Map<string, ComposedRelease>();
  const modules = new Map<string, ExposeModule>();
  const withLostChunk = new Set<string>();

  const forgetModules = (remoteId: string) => {
    for (const key of modules.keys()) if (key.startsWith(`${remoteId}/`)) modules.delete(key);
  };

  return {
    runningOf: (remoteId: string) => running.get(remoteId),
    loaded: (remoteId: string, expose: string) => modules.get(stateKey(remoteId, expose)),
    /** Stores a module; modules of another version are no longer returned. */
    settle: (remoteId: string, expose: string, release: ComposedRelease, module: ExposeModule) => {
      if (running.get(remoteId) !== release) forgetModules(remoteId);
      running.set(remoteId, release);
      modules.set(stateKey(remoteId, expose), module);
      if (release.version !== composition.remotes[remoteId]?.version) onFallback(remoteId, release);
    },
    /** Marks the remote whose code lacks the chunk at an address. */
    chunkLost: (url: string) => {
      for (const [remoteId, { entry }] of running)
        if (url.startsWith(folderOf(entry.url))) withLostChunk.add(remoteId);
    },
    /**
     * After a lost chunk, loads a remote's code again from scratch: a lazy part that has failed once keeps failing in
     * the modules that requested it.
     */
    renew: (remoteId: string) => {
      const release = running.get(remoteId);
      if (!release || !withLostChunk.delete(remoteId)) return;
      forgetModules(remoteId);
      files.forget([release.entry, ...Object.values(release.exposes).flatMap((expose) => expose.files)]);
      host()
        .then(({ drop }) => drop(release.scope))
        .catch(() => {});
    },
  };
};
