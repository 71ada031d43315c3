import type { TelemetryEntry } from '../shell-api/telemetry.ts';
import { loadedVersions, type RemoteStates, type RemoteStatesStore } from './remote-states.store.ts';

/** What tests and support may read of a page, under `window.__sundara__`. */
export interface Inspection {
  readonly environment: string;
  readonly sequence: number;
  /** Hash of the composition that the page runs. */
  readonly composition: string;
  readonly shell: string;
  /** Which version of each remote has run code here: `{discovery: '1.0.0'}`. */
  readonly loadedVersions: () => Readonly<Record<string, string>>;
  /** Each expose that was asked for, by 'discovery/routes/home'. */
  readonly remotes: () => RemoteStates;
  readonly telemetry: () => readonly TelemetryEntry[];
}

interface Needs extends Pick<Inspection, 'environment' | 'sequence' | 'composition' | 'shell' | 'telemetry'> {
  readonly states: RemoteStatesStore;
}

/** Puts the inspection on the window, where it can be read and not replaced. */
export const exposeInspection = (window: object, { states, ...facts }: Needs): void => {
  const inspection: Inspection = Object.freeze({
    ...facts,
    loadedVersions: () => loadedVersions(states.getState()),
    remotes: () => states.getState(),
  });
  Object.defineProperty(window, '__sundara__', { value: inspection });
};
