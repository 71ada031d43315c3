import path from 'node:path';
import { observe } from '@sundara/node/telemetry';
import { withinLimit } from '@sundara/node/time-limit';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../refusal.ts';
import { type EnvironmentWatch, watchEnvironment } from './environment-watch.ts';
import { lastGoodFile } from './last-good.ts';
import { type LiveRelease, UnknownEnvironment } from './load-environment.ts';

export { type LiveRelease, UnknownEnvironment } from './load-environment.ts';
export type { RunSet } from './run-set.ts';

export interface LiveReleases {
  /**
   * The current release of an environment. An unusable one is reported, and the last good one continues, also across
   * restarts. It continues, too, while a look at the registry takes longer than a page should wait.
   *
   * @throws UnknownEnvironment when there is no document; Refusal when there never was a usable one
   */
  readonly current: (environment: string) => Promise<LiveRelease>;
  /** Like `current`, but throws for an unusable release even if one ran before. */
  readonly check: (environment: string) => Promise<LiveRelease>;
}

interface Options {
  readonly context: Context;
  readonly assetsUrl: string;
  readonly revisionAgeMs: number;
  /** The clock for this age; replaced in tests. */
  readonly now?: (() => number) | undefined;
  /** The folder for the last good documents of each environment. */
  readonly folder: string;
  /** Called, once per fault, with the reason why something can't be used. */
  readonly onFault: (fault: Refusal) => void;
  readonly limits?: RegistryLimits | undefined;
}

/** How long the registry is waited for, in milliseconds. */
export interface RegistryLimits {
  /** After this time its silence is a fault. */
  readonly usualMs: number;
  /** That of a page that can show the last good release, and of every look while the registry has a known fault. */
  readonly lastGoodMs: number;
}
/** A page on the last good release starts at most 300 ms later than usual, timers and the choice included. */
export const REGISTRY_LIMITS: RegistryLimits = { usualMs: 5000, lastGoodMs: 200 };

/** A look that takes longer than a page waits. */
class SlowLook extends Error {}

interface Watched {
  readonly watch: EnvironmentWatch;
  /** Since when each check has found a fault, by the process's clock; undefined while there is none. */
  inTroubleSince: number | undefined;
}

/** Reports each fault once, until a different one follows or `forget` is called. */
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
 * Follows what each environment runs. Pages check whether its document has changed, all within `revisionAgeMs` by one
 * look, so a promotion takes effect after that time at most; it is read and composed only after a change.
 */
export const createLiveReleases = ({
  folder,
  onFault,
  limits = REGISTRY_LIMITS,
  ...common
}: Options): LiveReleases => {
  const environments = new Map<string, Watched & { readonly faults: ReturnType<typeof tellOnce> }>();

  /** Of the environments that pages can run. */
  const observeEach = (
    name: Parameters<typeof observe>[0],
    read: (watched: Watched, last: LiveRelease) => number,
  ) =>
    observe(name, (result) => {
      for (const [environment, watched] of environments) {
        const last = watched.watch.last();
        if (last) result.observe(read(watched, last), { 'sundara.environment': environment });
      }
    });
  observeEach('sundara.environment.last_good_age', ({ inTroubleSince: since }) =>
    since === undefined ? 0 : (performance.now() - since) / 1_000,
  );
  observeEach(
    'sundara.environment.left_out',
    (_, { usual }) => Object.keys(usual.composition.leftOut ?? {}).length,
  );
  observeEach('sundara.canary.percent', (_, { document }) => document.canary?.percent ?? 0);

  const watchedOf = (name: string) => {
    const known = environments.get(name);
    if (known) return known;
    const lastGood = lastGoodFile(path.join(folder, `${name}.json`));
    // Faults that leave the environment usable are reported separately from those that don't.
    const { tell } = tellOnce(onFault);
    const watch = watchEnvironment(name, { ...common, lastGood, onFault: tell });
    const watched = { watch, inTroubleSince: undefined, faults: tellOnce(onFault) };
    environments.set(name, watched);
    return watched;
  };

  const refresh = async (name: string, { watch, inTroubleSince }: Watched): Promise<LiveRelease> => {
    const limit = watch.last() && inTroubleSince !== undefined ? limits.lastGoodMs : limits.usualMs;
    try {
      return await withinLimit(
        watch.refresh(),
        limit,
        () => new Refusal(`The registry doesn't answer within ${limit / 1000} s.`),
      );
    } catch (error) {
      // Anyone can request any name; unknown names must not use memory.
      if (error instanceof UnknownEnvironment) environments.delete(name);
      throw error;
    }
  };

  /** What the registry names; the last good release when that can't be used. */
  const look = async (name: string, watched: ReturnType<typeof watchedOf>): Promise<LiveRelease> => {
    const begun = performance.now();
    try {
      const release = await refresh(name, watched);
      watched.inTroubleSince = undefined;
      watched.faults.forget();
      return release;
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof UnknownEnvironment) throw error;
      watched.inTroubleSince ??= begun;
      const last = watched.watch.last();
      // Without a last good release the caller reports the error.
      if (!last) throw error;
      watched.faults.tell(error);
      return last;
    }
  };

  const current = async (name: string): Promise<LiveRelease> => {
    const watched = watchedOf(name);
    const looked = look(name, watched);
    try {
      return await withinLimit(looked, limits.lastGoodMs, () => new SlowLook());
    } catch (error) {
      if (!(error instanceof SlowLook)) throw error;
      // The look goes on without this page: later ones have what it finds.
      return watched.watch.last() ?? looked;
    }
  };

  return { current, check: (name) => refresh(name, watchedOf(name)) };
};
