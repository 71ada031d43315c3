import type { RemoteReport } from '@sundara/contracts/federation';
import type { Tried } from '../federation/loading/try-release.ts';
import { addRenderError, type RemoteStatesStore } from '../federation/state/remote-states.store.ts';
import type { Stopped, Telemetry } from './telemetry.ts';

interface Needs {
  readonly report: (report: RemoteReport) => void;
  readonly telemetry: Telemetry;
  readonly states: RemoteStatesStore;
}

const LONGEST_MS = 600_000;
const milliseconds = (ms: number): number => Math.min(Math.max(0, Math.round(ms)), LONGEST_MS);

const reportOf = (
  remote: string,
  { release, attempt }: Tried,
  instead: string | undefined,
): RemoteReport => ({
  remote,
  version: release.version,
  outcome: attempt.failure?.reason ?? 'loaded',
  tookMs: milliseconds(attempt.tookMs),
  steps: Object.fromEntries(Object.entries(attempt.steps).map(([step, ms]) => [step, milliseconds(ms)])),
  ...(attempt.failure && instead && { instead }),
});

/** Records how remotes load and render: for this page's inspection, and for the site. */
export const createRemoteHealth = ({ report, telemetry, states }: Needs) => {
  const told = new Set<string>();
  return {
    loaded: (remoteId: string, tried: readonly Tried[]): void => {
      const last = tried.at(-1);
      const instead = last?.module && last.release.version;
      for (const one of tried) {
        const { outcome, version, tookMs = 0 } = reportOf(remoteId, one, instead);
        telemetry.record(outcome === 'loaded' ? 'remote.loaded' : 'remote.failed', {
          remote: remoteId,
          version,
          tookMs,
          outcome,
        });
        report(reportOf(remoteId, one, instead));
      }
    },
    /**
     * A remote's code threw while rendering, or, if `lost` is set, could not load a chunk that it requested; each
     * outcome of a version is reported once per page.
     */
    stopped: ({ remoteId, version, message, lost }: Stopped): void => {
      telemetry.record('render.failed', { remote: remoteId, version, message });
      addRenderError(states, remoteId, version, message);
      const outcome = lost ?? 'render';
      const name = `${remoteId}@${version} ${outcome}`;
      if (told.has(name)) return;
      told.add(name);
      report({ remote: remoteId, version, outcome });
    },
  };
};
export type RemoteHealth = ReturnType<typeof createRemoteHealth>;
