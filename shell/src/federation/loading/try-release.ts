import type { ComposedRelease, LoadFailure, LoadStep } from '@sundara/contracts/federation';
import { type ExposeModule, isExposeModule } from '../contract/expose-module.ts';
import { LoadError, reasonOf, ShellPartError, textOf } from '../load-error.ts';
import type { Budget } from '../load-limits.ts';
import type { Attempt, StepTimes } from '../state/remote-states.store.ts';
import type { moduleLoader } from './load-steps.ts';
import { within } from './time-limit.ts';

/** The outcome of one candidate. */
export interface Tried {
  readonly release: ComposedRelease;
  readonly attempt: Attempt;
  readonly module?: ExposeModule;
  /** The shell could not load its own part, so no other version would do better. */
  readonly shellFailed: boolean;
}

/** Tries one release and times its steps; never throws. */
export const releaseTrier =
  (loadModule: ReturnType<typeof moduleLoader>, now: () => number) =>
  async (remoteId: string, release: ComposedRelease, expose: string, budget: Budget): Promise<Tried> => {
    const begun = now();
    const steps: Record<string, number> = {};
    let step: LoadStep = 'resolve';
    let since = begun;
    const endStep = () => {
      steps[step] = now() - since;
      since = now();
    };
    const enter = (next: LoadStep) => {
      if (next !== step) endStep();
      step = next;
    };
    const attempt = (failure?: LoadFailure): Attempt => {
      endStep();
      const times: StepTimes = steps;
      return {
        version: release.version,
        tookMs: now() - begun,
        steps: times,
        ...(failure && { failure }),
      };
    };

    try {
      const module = await within(budget.allMs, loadModule(remoteId, release, expose, budget, enter));
      if (!isExposeModule(module)) throw new LoadError('broken', `${expose} exports no Component.`);
      return { release, module, attempt: attempt(), shellFailed: false };
    } catch (error) {
      const failure: LoadFailure = {
        remoteId,
        title: release.declaration.title,
        version: release.version,
        step,
        reason: reasonOf(error),
        detail: textOf(error),
      };
      return { release, attempt: attempt(failure), shellFailed: error instanceof ShellPartError };
    }
  };
