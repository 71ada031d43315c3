import type { LoadFailure, LoadStep, RemoteOutcome } from '@sundara/contracts/federation';
import { type ExposeModule, isExposeModule } from './expose-module.ts';
import { LoadError } from './load-error.ts';
import { type RemoteState, type RemoteStatesStore, stateKey } from './remote-states.store.ts';
import { within } from './time-limit.ts';
import { type WalkNeeds, walkToModule } from './walk.ts';

/** All that one load of a remote may take, in milliseconds; its files end a little earlier, to say which it was. */
const LOAD_BUDGET_MS = 8_000;
const SPARE_MS = 100;

interface LoaderNeeds extends WalkNeeds {
  readonly states: RemoteStatesStore;
  readonly now?: () => number;
  readonly budgetMs?: number;
}

export interface RemoteLoader {
  /**
   * Loads what a remote exposes and checks its shape; answers a module or a failure with its step, and never
   * throws. A loaded module is kept; after a failure each call is a fresh attempt. Callers at the same time
   * share one attempt.
   */
  readonly loadExpose: (remoteId: string, expose: string) => Promise<RemoteOutcome<ExposeModule>>;
  /** What has been loaded already. */
  readonly loaded: (remoteId: string, expose: string) => ExposeModule | undefined;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A chunk that the remote's own code asks for and does not get is a matter of the network; all else is its bug. */
const reasonOf = (error: unknown): LoadFailure['reason'] => {
  if (error instanceof LoadError) return error.reason;
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'network' : 'broken';
};

export const createLoader = (needs: LoaderNeeds): RemoteLoader => {
  const { states, now = () => performance.now(), budgetMs = LOAD_BUDGET_MS } = needs;
  const { remotes } = needs.composition;
  const walk = walkToModule(needs);
  const modules = new Map<string, ExposeModule>();
  const underWay = new Map<string, Promise<RemoteOutcome<ExposeModule>>>();

  const attempt = async (remoteId: string, expose: string): Promise<RemoteOutcome<ExposeModule>> => {
    const remote = remotes[remoteId];
    const key = stateKey(remoteId, expose);
    const begun = { version: remote?.version, startedAt: now() };
    const say = (state: RemoteState) => states.setState({ [key]: state });
    const took = () => now() - begun.startedAt;
    let step: LoadStep = 'resolve';
    const enter = (next: LoadStep) => {
      step = next;
    };

    say({ ...begun, status: 'pending' });
    try {
      const module = await within(budgetMs, walk(remoteId, expose, budgetMs - SPARE_MS, enter));
      if (!isExposeModule(module)) throw new LoadError('broken', `${expose} exports no Component.`);
      modules.set(key, module);
      say({ ...begun, status: 'loaded', tookMs: took() });
      return { ok: true, module, remoteId, version: remote?.version ?? '' };
    } catch (error) {
      const failure: LoadFailure = {
        remoteId,
        title: remote?.declaration.title ?? remoteId,
        version: remote?.version,
        step,
        reason: reasonOf(error),
        detail: textOf(error),
      };
      say({ ...begun, status: 'failed', tookMs: took(), failure });
      return { ok: false, failure };
    }
  };

  return {
    loaded: (remoteId, expose) => modules.get(stateKey(remoteId, expose)),
    loadExpose: async (remoteId, expose) => {
      const key = stateKey(remoteId, expose);
      const module = modules.get(key);
      if (module) return { ok: true, module, remoteId, version: remotes[remoteId]?.version ?? '' };
      const loading = underWay.get(key) ?? attempt(remoteId, expose).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
  };
};
