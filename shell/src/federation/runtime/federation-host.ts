import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteHost } from './remote-host.ts';
import { ON_DEMAND, PRESENT } from './shares.ts';

/** Versions of the shared libraries, taken from their packages and inserted by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

// Remotes are built without the runtime's core and read it from here.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

const shareOf = (key: string) => {
  const version = __SHARED_VERSIONS__[key];
  if (!version) throw new Error(`The build gives no version for the shared library ${key}.`);
  const strictVersion = key.startsWith('@sundara/');
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion } };
};

/**
 * Starts the federation runtime without remotes: the loader registers containers, each under a name of its own version,
 * so that two versions never mix and nothing is ever removed from the share scope.
 */
export const createHost = (): RemoteHost => {
  const present = Object.entries(PRESENT).map(([key, lib]) => [key, { ...shareOf(key), lib: () => lib }]);
  const onDemand = Object.entries(ON_DEMAND).map(([key, load]) => [
    key,
    { ...shareOf(key), get: () => load().then((lib) => () => lib) },
  ]);
  const host = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: Object.fromEntries([...present, ...onDemand]),
  });
  return {
    initScope: async (scope, entryUrl, container) => {
      const module =
        host.moduleCache.get(scope) ??
        // The runtime's container type is narrower than what the runtime calls.
        host.initRawContainer(scope, entryUrl, container as Parameters<typeof host.initRawContainer>[2]);
      await module.init();
    },
    drop: (scope) => void host.moduleCache.delete(scope),
    getModule: async (scope, expose) => {
      const module = host.moduleCache.get(scope);
      if (!module) throw new Error(`The container ${scope} has no share scope yet.`);
      return module.get(`${scope}${expose.slice(1)}`, expose);
    },
  };
};
