import type { ComposedRelease, RemoteOutcome, ShellProvides } from '@sundara/contracts/federation';
import type { ExposeModule } from './contract/expose-module.ts';
import { checkContract } from './contract/gate-check.ts';
import type { LoadLimits } from './load-limits.ts';
import { candidatesOf } from './loading/candidates.ts';
import { type ModuleLoaderNeeds, moduleLoader } from './loading/load-steps.ts';
import { missingFailure, summarizeFailure } from './loading/summarize-failure.ts';
import { candidateTrier } from './loading/try-candidates.ts';
import { releaseTrier, type Tried } from './loading/try-release.ts';
import { afterFailure, type Circuit, CLOSED, duringLoad, openAnswer } from './state/circuit.ts';
import type { Quarantine } from './state/quarantine.ts';
import { type RemoteState, type RemoteStatesStore, stateKey } from './state/remote-states.store.ts';
import { createRunningRemotes } from './state/running-remotes.ts';

export interface LoaderNeeds extends Omit<ModuleLoaderNeeds, 'check'> {
  readonly states: RemoteStatesStore;
  readonly quarantine: Quarantine;
  /** What the running shell provides, from its own build. */
  readonly provides: ShellProvides;
  /** Called after each load that was really made, with the releases tried; the last one is loaded or failed too. */
  readonly onLoad?: (remoteId: string, tried: readonly Tried[]) => void;
  /** Called when a remote runs another version than the composition names. */
  readonly onFallback?: (remoteId: string, release: ComposedRelease) => void;
  readonly limits?: LoadLimits;
  readonly now?: () => number;
}

type Outcome = RemoteOutcome<ExposeModule>;

export interface RemoteLoader {
  /**
   * Loads what a remote exposes and checks its shape: from the version of the composition, or from the previous one
   * when that fails. Returns a module or a failure with its step, and never throws. A loaded module is cached; a call
   * after a failure tries again, but after three failures in a row not for 15 s. Concurrent callers share one attempt.
   */
  readonly loadExpose: (remoteId: string, expose: string) => Promise<Outcome>;
  /** The module, if it is already loaded. */
  readonly loaded: (remoteId: string, expose: string) => ExposeModule | undefined;
  /** The version of a remote whose code runs in this page. */
  readonly runningOf: (remoteId: string) => ComposedRelease | undefined;
  /** A user asks to load a remote again: the next load really fetches, the composition's version first. */
  readonly renew: (remoteId: string) => void;
  /** Code of a remote could not load a chunk that it requested, given by the chunk's address. */
  readonly chunkLost: (url: string) => void;
}

export const createLoader = (needs: LoaderNeeds): RemoteLoader => {
  const { states, quarantine, now = () => performance.now(), onLoad = () => {} } = needs;
  const { remotes } = needs.composition;
  const running = createRunningRemotes(needs);
  const { runningOf } = running;
  const circuits = new Map<string, Circuit>();
  const renewed = new Set<string>();
  const underWay = new Map<string, Promise<Outcome>>();
  const check = (id: string, release: ComposedRelease) => checkContract(needs, id, release, runningOf);
  const tryRelease = releaseTrier(moduleLoader({ ...needs, check }), now);
  const tryCandidates = candidateTrier({ ...needs, tryRelease, runningOf, now });

  const load = async (remoteId: string, expose: string): Promise<Outcome> => {
    const remote = remotes[remoteId];
    const startedAt = now();
    const say = (state: RemoteState) =>
      states.setState(({ exposes }) => ({ exposes: { ...exposes, [stateKey(remoteId, expose)]: state } }));
    const candidates = candidatesOf(remote, expose, {
      running: runningOf(remoteId),
      isQuarantined: (release) => quarantine.holds(remoteId, release),
      renewed: renewed.delete(remoteId),
    });
    const version = (candidates[0] ?? runningOf(remoteId) ?? remote)?.version;
    const begun = { version, startedAt };
    say({ ...begun, status: 'pending', attempts: [] });
    const tried = await tryCandidates(remoteId, expose, candidates, (made) =>
      say({ ...begun, status: 'pending', attempts: made.map(({ attempt }) => attempt) }),
    );

    const attempts = tried.map(({ attempt }) => attempt);
    const ended = { startedAt, attempts, tookMs: now() - startedAt };
    const last = tried.at(-1);
    for (const one of tried) setAside(remoteId, one, last?.module !== undefined);
    onLoad(remoteId, tried);
    if (last?.module) {
      running.settle(remoteId, expose, last.release, last.module);
      say({ ...ended, version: last.release.version, status: 'loaded' });
      return { ok: true, module: last.module, remoteId, version: last.release.version };
    }
    const failure =
      (remote && summarizeFailure(tried, remote)) ?? missingFailure(remoteId, expose, remote, version);
    say({ ...ended, version: failure.version, status: 'failed', failure });
    return { ok: false, failure };
  };

  /** Wrong code stays wrong; a network failure is the version's fault only if another version could be fetched. */
  const setAside = (remoteId: string, { release, attempt, shellFailed }: Tried, anotherRuns: boolean) => {
    const reason = attempt.failure?.reason;
    if (!reason || shellFailed || !remotes[remoteId]?.previous) return;
    if (anotherRuns || reason === 'tampered' || reason === 'broken')
      quarantine.add(remoteId, release, reason);
  };

  const loadByCircuit = async (remoteId: string, expose: string): Promise<Outcome> => {
    const circuitOf = () => circuits.get(remoteId) ?? CLOSED;
    const failure = openAnswer(circuitOf(), now());
    if (failure) return { ok: false, failure };
    circuits.set(remoteId, duringLoad(circuitOf(), now()));
    const outcome = await load(remoteId, expose);
    circuits.set(remoteId, outcome.ok ? CLOSED : afterFailure(circuitOf(), outcome.failure, now()));
    return outcome;
  };

  return {
    runningOf,
    loaded: running.loaded,
    chunkLost: running.chunkLost,
    loadExpose: async (remoteId, expose) => {
      const module = running.loaded(remoteId, expose);
      if (module) return { ok: true, module, remoteId, version: runningOf(remoteId)?.version ?? '' };
      const key = stateKey(remoteId, expose);
      const loading =
        underWay.get(key) ?? loadByCircuit(remoteId, expose).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
    renew: (remoteId) => {
      circuits.delete(remoteId);
      quarantine.lift(remoteId);
      renewed.add(remoteId);
      running.renew(remoteId);
    },
  };
};
