import type { LoadFailure, LoadStep } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QuarantineEntry } from './quarantine.ts';

/** How long each step took, in milliseconds; the last one may have failed. */
export type StepTimes = Readonly<Partial<Record<LoadStep, number>>>;

/** One version that was tried for an expose. */
export interface Attempt {
  readonly version: string | undefined;
  readonly tookMs: number;
  readonly steps: StepTimes;
  /** Missing when this version is the one that was loaded. */
  readonly failure?: LoadFailure;
}

/** The loading state of one expose of a remote; times in milliseconds since the page began. */
export type RemoteState = {
  /** The version that runs, or the one that was requested. */
  readonly version: string | undefined;
  readonly startedAt: number;
  /** Versions that were tried in this load, in order. */
  readonly attempts: readonly Attempt[];
} & (
  | { readonly status: 'pending' }
  | { readonly status: 'loaded'; readonly tookMs: number }
  | { readonly status: 'failed'; readonly tookMs: number; readonly failure: LoadFailure }
);

/** An error that a remote's code threw while rendering. */
export interface RenderError {
  readonly version: string;
  readonly message: string;
  readonly count: number;
}

export interface RemoteStates {
  /** By remote and expose: 'discovery/routes/home'. */
  readonly exposes: Readonly<Record<string, RemoteState>>;
  /** The last error of each remote. */
  readonly renderErrors: Readonly<Record<string, RenderError>>;
  /** What this browser tries last, until it expires. */
  readonly quarantine: readonly QuarantineEntry[];
}
export type RemoteStatesStore = StoreApi<RemoteStates>;

export const createRemoteStates = (): RemoteStatesStore =>
  createStore<RemoteStates>(() => ({ exposes: {}, renderErrors: {}, quarantine: [] }));

/** 'discovery' and './routes/home' give 'discovery/routes/home'. */
export const stateKey = (remoteId: string, expose: string): string => `${remoteId}${expose.slice(1)}`;

/** The version of each remote that has code in this page: `{discovery: '1.0.0'}`. */
export const loadedVersions = ({ exposes }: RemoteStates): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exposes).flatMap(([key, state]) =>
      state.status === 'loaded' && state.version ? [[key.slice(0, key.indexOf('/')), state.version]] : [],
    ),
  );

/** Records that a remote threw while rendering. */
export const addRenderError = (
  store: RemoteStatesStore,
  remoteId: string,
  version: string,
  message: string,
): void =>
  store.setState(({ renderErrors }) => ({
    renderErrors: {
      ...renderErrors,
      [remoteId]: { version, message, count: (renderErrors[remoteId]?.count ?? 0) + 1 },
    },
  }));
