import type { QuarantineEntry } from '../../federation/state/quarantine.ts';
import {
  type ExposeReport,
  type RemotePageReport,
  remoteReports,
} from '../../federation/state/remote-reports.ts';
import type { Services } from '../../services/services.ts';
import type { Overview } from '../draft/after-reload.ts';

/** The shell or a remote, as the panel and a bug report show it. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  /** What the environment runs; undefined for a part that only an override brought. */
  readonly defaultVersion: string | undefined;
  /** Whose code runs here, or would when it is needed; undefined for what this page doesn't have. */
  readonly runningVersion: string | undefined;
  /** `fell-back`: loaded, by another version than the page's composition names. */
  readonly outcome: RemotePageReport['outcome'] | 'fell-back';
  /** The longest load, in milliseconds. */
  readonly tookMs: number | undefined;
  readonly exposes: readonly ExposeReport[];
  /** What it threw while it was shown. */
  readonly renderError: string | undefined;
  readonly quarantine: readonly QuarantineEntry[];
}

const UNTOUCHED = { tookMs: undefined, exposes: [], renderError: undefined, quarantine: [] } as const;

const remotePart = (report: RemotePageReport): Part => {
  const { remoteId, title, owner, composedVersion, runningVersion, outcome, exposes, renderError } = report;
  const times = exposes.flatMap(({ tookMs }) => tookMs ?? []);
  const fellBack = outcome === 'loaded' && runningVersion !== composedVersion;
  return {
    id: remoteId,
    title,
    owner,
    defaultVersion: report.defaultVersion,
    runningVersion: runningVersion ?? composedVersion,
    outcome: fellBack ? 'fell-back' : outcome,
    tookMs: times.length > 0 ? Math.max(...times) : undefined,
    exposes,
    renderError: renderError && `${renderError.message} (${renderError.count} times)`,
    quarantine: report.quarantine,
  };
};

/** What the environment runs by now and this page, loaded earlier, doesn't have. */
const absentParts = (present: readonly Part[], { running, releases }: Overview): readonly Part[] =>
  Object.entries(running.versions)
    .filter(([id]) => !present.some((part) => part.id === id))
    .map(([id, version]) => {
      const release = releases.find((one) => one.id === id && one.version === version);
      return {
        ...UNTOUCHED,
        id,
        title: release?.title ?? id,
        owner: release?.owner ?? '',
        defaultVersion: version,
        runningVersion: undefined,
        outcome: 'idle',
      };
    });

/** The shell first, then every remote; defaults are what the environment runs now, where the overview says it. */
export const partsOf = (
  services: Pick<Services, 'page' | 'states'>,
  overview?: Overview,
): readonly Part[] => {
  const { composition, qa } = services.page;
  const { version, owner } = composition.shell;
  const shell: Part = {
    ...UNTOUCHED,
    id: 'shell',
    title: 'Shell',
    owner,
    defaultVersion: qa?.defaults.shell,
    runningVersion: version,
    outcome: 'loaded',
  };
  const present = [shell, ...remoteReports(services).map(remotePart)];
  if (!overview) return present;
  const now = overview.running.versions;
  return [
    ...present.map((part) => ({ ...part, defaultVersion: now[part.id] })),
    ...absentParts(present, overview),
  ];
};
