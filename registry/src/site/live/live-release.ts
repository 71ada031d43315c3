import path from 'node:path';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../refusal.ts';
import { type EnvironmentWatch, watchEnvironment } from './environment-watch.ts';
import { lastGoodFile } from './last-good.ts';
import { type LiveRelease, UnknownEnvironment } from './load-environment.ts';
import { withTimeout } from './with-timeout.ts';

export { type LiveRelease, UnknownEnvironment } from './load-environment.ts';
export type { RunSet } from './run-set.ts';

export interface LiveReleases {
  /**
   * What an environment runs now. What can't be used is reported, and what ran before goes on, also over a restart.
   *
   * @throws UnknownEnvironment when there is no document; Refusal when nothing usable was ever there
   */
  readonly current: (environment: string) => Promise<LiveRelease>;
  /** As `current`, but what can't be used is thrown even where something ran before. */
  readonly check: (environment: string) => Promise<LiveRelease>;
}

interface Options {
  readonly context: Context;
  readonly assetsUrl: string;
  readonly revisionAgeMs: number;
  /** The clock that this age is told by; another one in tests. */
  readonly now?: (() => number) | undefined;
  /** Where the last good documents of each environment are kept. */
  readonly folder: string;
  /** Hears, once per change, why something can't be used. */
  readonly onFault: (fault: Refusal) => void;
  readonly limits?: RegistryLimits | undefined;
}

/** How long a page waits for the registry, in milliseconds. */
export interface RegistryLimits {
  readonly usualMs: number;
  /** While it is known to be in trouble. */
  readonly inTroubleMs: number;
}
const LIMITS: RegistryLimits = { usualMs: 5000, inTroubleMs: 300 };

interface Watched {
  readonly watch: EnvironmentWatch;
  /** Whether the last look found something wrong. */
  inTrouble: boolean;
}

/** Tells each fault once, until another one follows or all is well again. */
const tellOnce = (tell: (fault: Refusal) => void) => {
  let told: string | undefined;
  return {
    tell: (fault: Refusal): void => {
      if (told !== fault.message) tell(fault);
      told = fault.message;
    },
    forget: (): void => {
      told = undefined;
    },
  };
};

/**
 * Keeps up with what each environment runs. Whether its document has changed is looked at for every page, so a promotion
 * holds at once; it is read and composed only when it has.
 */
export const createLiveReleases = ({
  folder,
  onFault,
  limits = LIMITS,
  ...common
}: Options): LiveReleases => {
  const environments = new Map<string, Watched & { readonly faults: ReturnType<typeof tellOnce> }>();

  const watchedOf = (name: string) => {
    const known = environments.get(name);
    if (known) return known;
    const lastGood = lastGoodFile(path.join(folder, `${name}.json`));
    // What doesn't keep an environment from being shown is told apart from what does.
    const { tell } = tellOnce(onFault);
    const watch = watchEnvironment(name, { ...common, lastGood, onFault: tell });
    const watched = { watch, inTrouble: false, faults: tellOnce(onFault) };
    environments.set(name, watched);
    return watched;
  };

  const refresh = async (name: string, { watch, inTrouble }: Watched): Promise<LiveRelease> => {
    const limit = watch.last() && inTrouble ? limits.inTroubleMs : limits.usualMs;
    try {
      return await withTimeout(
        limit,
        `The registry doesn't answer within ${limit / 1000} s.`,
        watch.refresh(),
      );
    } catch (error) {
      // Anyone can ask for any name; what isn't there leaves nothing behind.
      if (error instanceof UnknownEnvironment) environments.delete(name);
      throw error;
    }
  };

  const current = async (name: string): Promise<LiveRelease> => {
    const watched = watchedOf(name);
    try {
      const release = await refresh(name, watched);
      watched.inTrouble = false;
      watched.faults.forget();
      return release;
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof UnknownEnvironment) throw error;
      watched.inTrouble = true;
      const last = watched.watch.last();
      // Without anything to show the caller tells it.
      if (!last) throw error;
      watched.faults.tell(error);
      return last;
    }
  };

  return { current, check: (name) => refresh(name, watchedOf(name)) };
};
