import type { LoadFailure, LoadFailureReason, PageData } from '@sundara/contracts/federation';
import type { QuarantineEntry } from './quarantine.ts';
import {
  type Attempt,
  loadedVersions,
  type RemoteState,
  type RemoteStatesStore,
  type RenderError,
  type StepTimes,
} from './remote-states.store.ts';

/** One expose that this page requested; times in milliseconds. */
export interface ExposeReport {
  /** 'routes/home' */
  readonly expose: string;
  readonly status: RemoteState['status'];
  readonly startedAt: number;
  readonly tookMs?: number;
  /** Steps of the version that was loaded, or of the last one that failed. */
  readonly steps: StepTimes;
  /** Versions that were tried, in order. */
  readonly attempts: readonly Attempt[];
  readonly failure?: LoadFailure;
}

/** The state of one remote in this page, for QA and support. */
export interface RemotePageReport {
  readonly remoteId: string;
  readonly title: string;
  readonly owner: string;
  /** The version that the environment runs by default. */
  readonly defaultVersion: string | undefined;
  /** The version that this page's composition names. */
  readonly composedVersion: string;
  /** The version that it falls back to. */
  readonly previousVersion: string | undefined;
  /** The version whose code runs here; undefined before any was loaded. */
  readonly runningVersion: string | undefined;
  /** `idle`: not requested. With several exposes, the worst outcome. */
  readonly outcome: 'idle' | 'pending' | 'loaded' | 'render' | LoadFailureReason;
  readonly exposes: readonly ExposeReport[];
  readonly renderError: RenderError | undefined;
  /** Its versions that this browser tries last. */
  readonly quarantine: readonly QuarantineEntry[];
}

interface Needs {
  readonly page: PageData;
  readonly states: RemoteStatesStore;
}

const exposeReport = (expose: string, state: RemoteState): ExposeReport => ({
  expose,
  status: state.status,
  startedAt: state.startedAt,
  steps: state.attempts.at(-1)?.steps ?? {},
  attempts: state.attempts,
  ...(state.status !== 'pending' && { tookMs: state.tookMs }),
  ...(state.status === 'failed' && { failure: state.failure }),
});

const outcomeOf = (
  exposes: readonly ExposeReport[],
  renderError: RenderError | undefined,
): RemotePageReport['outcome'] => {
  const failure = exposes.find((expose) => expose.failure)?.failure;
  if (failure) return failure.reason;
  if (renderError) return 'render';
  if (exposes.some(({ status }) => status === 'pending')) return 'pending';
  return exposes.length > 0 ? 'loaded' : 'idle';
};

/**
 * The current state of every remote of the composition. A pure function of `states`: to follow it, subscribe there
 * (`states.subscribe`) and call again.
 */
export const remoteReports = ({ page, states }: Needs): readonly RemotePageReport[] => {
  const state = states.getState();
  const running = loadedVersions(state);
  return Object.entries(page.composition.remotes).map(([remoteId, remote]) => {
    const prefix = `${remoteId}/`;
    const exposes = Object.entries(state.exposes)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, one]) => exposeReport(key.slice(prefix.length), one));
    const renderError = state.renderErrors[remoteId];
    return {
      remoteId,
      title: remote.declaration.title,
      owner: remote.owner,
      defaultVersion: page.qa ? page.qa.defaults[remoteId] : remote.version,
      composedVersion: remote.version,
      previousVersion: remote.previous?.version,
      runningVersion: running[remoteId],
      outcome: outcomeOf(exposes, renderError),
      exposes,
      renderError,
      quarantine: state.quarantine.filter(({ remote: id }) => id === remoteId),
    };
  });
};
