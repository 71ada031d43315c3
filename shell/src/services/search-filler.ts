import type { ExtensionPoints, ShellApi } from '@sundara/contracts/federation';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What fills 'shell.search', by a remote of this page. */
export interface Filler {
  readonly Component: ComponentType<ExtensionPoints['shell.search']>;
  readonly remote: string;
  readonly version: string;
}

export interface SearchFiller {
  /** Undefined while the shell's own form stands in. */
  readonly store: StoreApi<{ readonly filler: Filler | undefined }>;
  /** Fetches the filler's code; again and again at no cost. After a failure the next call is a fresh attempt. */
  readonly warm: () => void;
  /** It threw while it was shown: the shell's own form stands in for good. */
  readonly stopped: (filler: Filler, error: Error) => void;
}

/** Brings what fills the header's search. That it can't be brought is told to telemetry once, and to nobody else. */
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
