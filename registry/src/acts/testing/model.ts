/** 'booking@1.4.0'. */
export type Release = `${string}@${string}`;

/** A request to the registry, with a unique reason that identifies it in the history. */
export type Wish = { readonly why: string } & (
  | { readonly act: 'publish' | 'withdraw'; readonly release: Release }
  | EnvironmentWish
);

export type EnvironmentWish = { readonly environment: string } & (
  | { readonly act: 'promote'; readonly releases: readonly Release[]; readonly again: boolean }
  | {
      readonly act: 'canary.start';
      readonly set: readonly Release[];
      readonly percent: number;
      readonly again: boolean;
    }
  | { readonly act: 'canary.stop' | 'canary.finish' | 'canary.failed' }
  | { readonly act: 'rollback'; readonly set: readonly Release[] }
  | { readonly act: 'pin' | 'unpin'; readonly id: string }
  | { readonly act: 'lock' | 'unlock' }
);

export interface Environment {
  /** Nothing before the first promotion. */
  readonly running: readonly Release[];
  readonly canary: readonly Release[];
  readonly percent: number;
  readonly pins: readonly string[];
  readonly locked: boolean;
  /** Releases whose canary failed here. */
  readonly failed: readonly Release[];
  /** Every set that ran here for all visitors, as text. */
  readonly ran: readonly string[];
}

/** The expected content of the registry, in plain lists. */
export interface World {
  readonly published: readonly Release[];
  readonly withdrawn: readonly Release[];
  readonly environments: Readonly<Record<string, Environment>>;
  /** Subject → reasons of the acts on it, oldest first. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

export const EMPTY: Environment = {
  running: [],
  canary: [],
  percent: 0,
  pins: [],
  locked: false,
  failed: [],
  ran: [],
};

export const idOf = (release: Release): string => release.slice(0, release.indexOf('@'));
export const majorOf = (release: Release): string => /@(\d+)\./.exec(release)?.[1] ?? '';

/** A set in which these releases replace those with the same ids; sorted by name. */
export const withReleases = (set: readonly Release[], releases: readonly Release[]): readonly Release[] =>
  [...set.filter((one) => !releases.some((other) => idOf(other) === idOf(one))), ...releases].sort();

const moved = (from: readonly Release[], to: readonly Release[]): readonly string[] => [
  ...from.filter((release) => !to.includes(release)).map(idOf),
  ...to.filter((release) => !from.includes(release)).map(idOf),
];

/** A shell and remotes of one major version: the releases of the test require that of each other. */
const fits = (set: readonly Release[]): boolean =>
  set.some((release) => idOf(release) === 'shell') && new Set(set.map(majorOf)).size === 1;

/** Whether `next` may begin to run where `now` runs. */
const mayBegin = (world: World, now: Environment, next: readonly Release[], again: boolean): boolean => {
  const begun = next.filter((release) => !now.running.includes(release));
  const failed = Object.values(world.environments).flatMap((environment) => environment.failed);
  return (
    next.every((release) => world.published.includes(release)) &&
    !moved(now.running, next).some((id) => now.pins.includes(id)) &&
    !begun.some((release) => world.withdrawn.includes(release)) &&
    (again || !begun.some((release) => failed.includes(release))) &&
    fits(next)
  );
};

const NO_CANARY = { canary: [], percent: 0 } as const;

const begin = (now: Environment, running: readonly Release[]): Environment => ({
  ...now,
  running,
  failed: now.failed.filter((release) => !running.includes(release)),
  ran: [...now.ran, running.join(' ')],
});

const promoted = (
  world: World,
  now: Environment,
  releases: readonly Release[],
  again: boolean,
): Environment | undefined => {
  const next = withReleases(now.running, releases);
  if (!mayBegin(world, now, next, again)) return undefined;
  if (now.canary.length === 0) return begin(now, next);
  const canary = withReleases(now.canary, releases);
  const tried = moved(now.running, now.canary);
  const newHere = canary.filter((release) => !now.canary.includes(release));
  if (releases.some((release) => tried.includes(idOf(release)))) return undefined;
  if (!fits(canary) || newHere.some((release) => world.withdrawn.includes(release))) return undefined;
  return { ...begin(now, next), canary };
};

/** An environment after a wish; undefined if the wish must be refused. */
const changed = (world: World, now: Environment, wish: EnvironmentWish): Environment | undefined => {
  const runs = now.running.length > 0;
  const tries = now.canary.length > 0;
  if (wish.act === 'unlock') return now.locked ? { ...now, locked: false } : undefined;
  if (now.locked) return undefined;
  if (wish.act === 'promote') return promoted(world, now, wish.releases, wish.again);
  if (!runs) return undefined;
  switch (wish.act) {
    case 'lock':
      return tries ? undefined : { ...now, locked: true };
    case 'pin': {
      const release = now.running.find((one) => idOf(one) === wish.id);
      const may = release && !now.pins.includes(wish.id) && !world.withdrawn.includes(release);
      return may ? { ...now, pins: [...now.pins, wish.id].sort() } : undefined;
    }
    case 'unpin':
      if (!now.pins.includes(wish.id)) return undefined;
      return { ...now, pins: now.pins.filter((id) => id !== wish.id) };
    case 'canary.start': {
      if (tries && now.canary.join() !== wish.set.join()) return undefined;
      if (now.running.join() === wish.set.join() || !mayBegin(world, now, wish.set, wish.again))
        return undefined;
      const failed = now.failed.filter((release) => !wish.set.includes(release));
      return { ...now, canary: wish.set, percent: wish.percent, failed };
    }
    case 'canary.stop':
      return tries ? { ...now, ...NO_CANARY } : undefined;
    case 'canary.failed': {
      const newHere = now.canary.filter((release) => !now.running.includes(release));
      const failed = [...new Set([...now.failed, ...newHere])].sort();
      return tries ? { ...now, ...NO_CANARY, failed } : undefined;
    }
    case 'canary.finish':
      return tries && mayBegin(world, now, now.canary, true)
        ? { ...begin(now, now.canary), ...NO_CANARY }
        : undefined;
    case 'rollback': {
      const isNew = now.running.join() !== wish.set.join() && now.ran.includes(wish.set.join(' '));
      return isNew && mayBegin(world, now, wish.set, true)
        ? { ...begin(now, wish.set), ...NO_CANARY }
        : undefined;
    }
  }
};

const subjectOf = (wish: Wish): string =>
  'environment' in wish ? `environment/${wish.environment}` : `releases/${idOf(wish.release)}`;

/** The world after a wish is done; undefined if the rules refuse it. */
export const after = (world: World, wish: Wish): World | undefined => {
  const subject = subjectOf(wish);
  const told = { ...world.told, [subject]: [...(world.told[subject] ?? []), wish.why] };
  if ('environment' in wish) {
    const now = world.environments[wish.environment] ?? EMPTY;
    const next = changed(world, now, wish);
    return next && { ...world, told, environments: { ...world.environments, [wish.environment]: next } };
  }
  const { act, release } = wish;
  const isPublished = world.published.includes(release);
  if (act === 'publish')
    return isPublished ? undefined : { ...world, told, published: [...world.published, release].sort() };
  return isPublished && !world.withdrawn.includes(release)
    ? { ...world, told, withdrawn: [...world.withdrawn, release].sort() }
    : undefined;
};
