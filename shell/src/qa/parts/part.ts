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
  /** The environment's version; undefined for a part that only an override adds. */
  readonly defaultVersion: string | undefined;
  /** The version that runs here, or would run when needed; undefined for parts that this page lacks. */
  readonly runningVersion: string | undefined;
  /** `fell-back`: loaded, but with another version than the page's composition names. */
  readonly outcome: RemotePageReport['outcome'] | 'fell-back';
  /** The longest load, in milliseconds. */
  readonly tookMs: number | undefined;
  readonly exposes: readonly ExposeReport[];
  /** The error that it threw while rendering. */
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

/** Parts that the environment runs by now but this page, loaded earlier, lacks. */
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

/**
 * The shell first, then every remote; the default versions are the environment's current ones, if the overview has
 * them.
 */
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

/** Outcomes that need no look. */
const CALM: readonly Part['outcome'][] = ['idle', 'pending', 'loaded'];

/** Parts that run another version than the environment, or failed, before all others; else in their order. */
export const differingFirst = (parts: readonly Part[]): readonly Part[] => {
  const isCalm = ({ defaultVersion, runningVersion, outcome }: Part) =>
    defaultVersion === runningVersion && CALM.includes(outcome);
  return [...parts.filter((part) => !isCalm(part)), ...parts.filter(isCalm)];
};
