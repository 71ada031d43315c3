import type { LoadFailure } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Where one expose of a remote stands; times in milliseconds since the page began. */
export type RemoteState = { readonly version: string | undefined; readonly startedAt: number } & (
  | { readonly status: 'pending' }
  | { readonly status: 'loaded'; readonly tookMs: number }
  | { readonly status: 'failed'; readonly tookMs: number; readonly failure: LoadFailure }
);

/** By remote and expose: 'discovery/routes/home'. */
export type RemoteStates = Readonly<Record<string, RemoteState>>;
export type RemoteStatesStore = StoreApi<RemoteStates>;

export const createRemoteStates = (): RemoteStatesStore => createStore<RemoteStates>(() => ({}));

/** 'discovery' and './routes/home' give 'discovery/routes/home'. */
export const stateKey = (remoteId: string, expose: string): string => `${remoteId}${expose.slice(1)}`;

/** Which version of each remote has code in this page: `{discovery: '1.0.0'}`. */
export const loadedVersions = (states: RemoteStates): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(states).flatMap(([key, state]) =>
      state.status === 'loaded' && state.version ? [[key.slice(0, key.indexOf('/')), state.version]] : [],
    ),
  );
