import type { ComposedRemote } from '@sundara/contracts/federation';
import type { FileFetcher } from '../federation/files/fetch-files.ts';
import { createLoader, type LoaderNeeds } from '../federation/loader.ts';
import type { RemoteHost } from '../federation/runtime/remote-host.ts';
import { createQuarantine } from '../federation/state/quarantine.ts';
import { createRemoteStates } from '../federation/state/remote-states.store.ts';
import { aPage, PROVIDES } from './page-data.builder.ts';

const Home = () => null;

/** A storage that lives as long as the test. */
export const aMemory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});

interface Fakes {
  readonly remotes: readonly ComposedRemote[];
  readonly fetchFile?: FileFetcher['fetchFile'];
  readonly forget?: FileFetcher['forget'];
  readonly announce?: FileFetcher['announce'];
  readonly host?: Partial<RemoteHost>;
  readonly start?: () => Promise<RemoteHost>;
  readonly containerOf?: (scope: string) => unknown;
  readonly memory?: ReturnType<typeof aMemory>;
  readonly limits?: LoaderNeeds['limits'];
  readonly onLoad?: LoaderNeeds['onLoad'];
  readonly onFallback?: LoaderNeeds['onFallback'];
}

/** A loader with working fakes for files, runtime and storage, unless overridden. */
export const aLoader = ({ remotes, host = {}, ...fakes }: Fakes) => {
  const { composition } = aPage(...remotes);
  const states = createRemoteStates();
  const working: RemoteHost = {
    initScope: async () => {},
    drop: () => {},
    getModule: async () => ({ Component: Home }),
    ...host,
  };
  const memory = fakes.memory ?? aMemory();
  const quarantine = createQuarantine({
    remotes: composition.remotes,
    storage: () => memory,
    onChange: (entries) => states.setState({ quarantine: entries }),
  });
  const loader = createLoader({
    composition,
    provides: PROVIDES,
    states,
    quarantine,
    files: {
      fetchFile: fakes.fetchFile ?? (async () => {}),
      forget: fakes.forget ?? (() => {}),
      announce: fakes.announce ?? (() => {}),
    },
    host: fakes.start ?? (async () => working),
    containerOf: fakes.containerOf ?? (() => ({ init: () => {}, get: () => {} })),
    ...(fakes.limits && { limits: fakes.limits }),
    ...(fakes.onLoad && { onLoad: fakes.onLoad }),
    ...(fakes.onFallback && { onFallback: fakes.onFallback }),
  });
  return { loader, states, memory, quarantine };
};
