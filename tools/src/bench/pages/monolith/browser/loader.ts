import type { RemoteOutcome, RouteModule } from '@sundara/contracts/federation';
import { REMOTES } from './remotes.ts';

const VERSION = '1.0.0';

/** The shell's loader of remotes, without federation: an expose is a dynamic import, and errors are the bundler's. */
export const createLoader = () => {
  const modules = new Map<string, RouteModule>();
  const keyOf = (remoteId: string, expose: string) => `${remoteId} ${expose}`;
  return {
    loadExpose: async (remoteId: string, expose: string): Promise<RemoteOutcome<RouteModule>> => {
      const module = await REMOTES[remoteId]?.exposes[expose]?.();
      if (!module) throw new Error(`There is no ${remoteId} ${expose}.`);
      modules.set(keyOf(remoteId, expose), module);
      return { ok: true, module, remoteId, version: VERSION };
    },
    loaded: (remoteId: string, expose: string) => modules.get(keyOf(remoteId, expose)),
    runningOf: () => undefined,
    renew: () => {},
    chunkLost: () => {},
  };
};
