import type { ExtensionPoints, ShellApi } from '@sundara/contracts/federation';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The component that fills 'shell.search', with its remote. */
export interface Filler {
  readonly Component: ComponentType<ExtensionPoints['shell.search']>;
  readonly remote: string;
  readonly version: string;
}

export interface SearchFiller {
  /** Undefined while the shell's own form is shown. */
  readonly store: StoreApi<{ readonly filler: Filler | undefined }>;
  /** Fetches the filler's code; repeated calls cost nothing. After a failure the next call tries again. */
  readonly warm: () => void;
  /** Call when it threw while rendering: the shell's own form replaces it for good. */
  readonly stopped: (filler: Filler, error: Error) => void;
}

/** Loads the filler of the header's search. A failed load is only recorded in telemetry, once. */
export const createSearchFiller = ({
  extensions,
  telemetry,
}: Pick<ShellApi, 'extensions' | 'telemetry'>): SearchFiller => {
  const store = createStore<{ readonly filler: Filler | undefined }>(() => ({ filler: undefined }));
  let busy = extensions.fillerOf('shell.search') === undefined;
  let told = false;

  const load = async () => {
    busy = true;
    const outcome = await extensions.load('shell.search');
    if (outcome.ok) {
      const { module, remoteId: remote, version } = outcome;
      // A filler is a React component by contract; the contract package itself knows no React.
      store.setState({ filler: { Component: module as Filler['Component'], remote, version } });
      return;
    }
    busy = false;
    if (told) return;
    told = true;
    const { remoteId: remote, step, reason } = outcome.failure;
    telemetry.record('search.lost', { remote, step, reason });
  };

  return {
    store,
    warm: () => {
      if (!busy) void load();
    },
    stopped: ({ remote, version }, { message }) => {
      store.setState({ filler: undefined });
      telemetry.record('part.failed', { remote, version, message });
    },
  };
};
