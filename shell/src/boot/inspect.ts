import { type RemotePageReport, remoteReports } from '../federation/state/remote-reports.ts';
import { loadedVersions, type RemoteStates } from '../federation/state/remote-states.store.ts';
import type { Services } from '../services/services.ts';
import type { TelemetryEntry } from '../shell-api/telemetry.ts';

/** What tests and support can read of a page, under `window.__sundara__`. */
export interface Inspection {
  readonly environment: string;
  readonly sequence: number;
  /** Hash of the composition that the page runs. */
  readonly composition: string;
  readonly shell: string;
  /** The version of each remote whose code has run here: `{discovery: '1.0.0'}`. */
  readonly loadedVersions: () => Readonly<Record<string, string>>;
  /** Each expose that was requested, by 'discovery/routes/home'. */
  readonly remotes: () => RemoteStates['exposes'];
  /** Every remote of the composition with its versions, its attempts and its quarantined versions. */
  readonly reports: () => readonly RemotePageReport[];
  readonly telemetry: () => readonly TelemetryEntry[];
}

/** Puts the inspection on the window as a read-only property. */
export const exposeInspection = (
  window: object,
  services: Pick<Services, 'page' | 'states' | 'telemetry'>,
): void => {
  const { page, states, telemetry } = services;
  const { environment, sequence, composition } = page;
  const inspection: Inspection = Object.freeze({
    environment,
    sequence,
    composition: composition.id,
    shell: composition.shell.version,
    telemetry: telemetry.entries,
    loadedVersions: () => loadedVersions(states.getState()),
    remotes: () => states.getState().exposes,
    reports: () => remoteReports(services),
  });
  Object.defineProperty(window, '__sundara__', { value: inspection });
};
