import type { Random } from '@sundara/contracts/testing';
import {
  EMPTY,
  type Environment,
  idOf,
  majorOf,
  type Release,
  type Wish,
  type World,
  withReleases,
} from './model.ts';

const ACTS = [
  'publish',
  'publish',
  'withdraw',
  'withdraw',
  'promote',
  'promote',
  'promote',
  'promote',
  'promote',
  'canary.start',
  'canary.start',
  'canary.start',
  'canary.stop',
  'canary.finish',
  'canary.finish',
  'canary.failed',
  'canary.failed',
  'rollback',
  'rollback',
  'rollback',
  'pin',
  'unpin',
  'unpin',
  'lock',
  'unlock',
  'unlock',
] as const satisfies readonly Wish['act'][];

export interface Choice {
  readonly ids: readonly string[];
  readonly environments: readonly string[];
  /** Every release that may ever be published. */
  readonly builds: readonly Release[];
}

/** Whether the environment's state suits the act; other rules may still refuse it. */
const suits = ({ canary, locked, pins, ran }: Environment, act: Wish['act']): boolean => {
  if (act === 'publish' || act === 'withdraw') return true;
  if (act === 'unlock' || locked) return (act === 'unlock') === locked;
  if (['canary.stop', 'canary.finish', 'canary.failed'].includes(act)) return canary.length > 0;
  if (act === 'lock') return canary.length === 0;
  if (act === 'unpin') return pins.length > 0;
  return act !== 'rollback' || new Set(ran).size > 1;
};

/** One or two releases, or one of each id in one major version, which are compatible. */
const pickReleases = (random: Random, from: readonly Release[]): readonly Release[] => {
  const major = random.pick(from.map(majorOf));
  const wanted = random.chance(0.2)
    ? random.shuffled(from.filter((release) => majorOf(release) === major))
    : Array.from({ length: random.between(1, 2) }, () => random.pick(from));
  return [...new Map(wanted.map((release) => [idOf(release), release])).values()];
};

/** The releases of sets in text form. */
const partsOf = (sets: readonly string[]): readonly Release[] => [
  ...new Set(sets.flatMap((set) => set.split(' ') as Release[])),
];

/** A random wish of a team in this world, mostly one that suits the world, so that many wishes succeed. */
export const randomWish = (
  random: Random,
  world: World,
  { ids, environments, builds }: Choice,
  why: string,
): Wish => {
  const environment = random.pick(environments);
  const now = world.environments[environment] ?? EMPTY;
  const fresh = builds.filter((release) => !world.published.includes(release));
  const sound = world.published.filter((release) => !world.withdrawn.includes(release));
  const alike = sound.filter((release) => majorOf(release) === majorOf(now.running[0] ?? 'shell@1.0.0'));
  const fitting = alike.filter((release) => !now.running.includes(release));
  const wide = random.chance(0.1) ? builds : world.published;
  const known = random.chance(0.2) || fitting.length === 0 ? wide : fitting;
  const act = random.pick(random.chance(0.1) ? ACTS : ACTS.filter((one) => suits(now, one)));
  switch (act) {
    case 'publish':
      return { act, why, release: random.pick(random.chance(0.9) && fresh.length > 0 ? fresh : builds) };
    case 'withdraw': {
      const left = partsOf(now.ran).filter((release) => !now.running.includes(release));
      const from = left.length > 0 && random.chance(0.7) ? left : world.published;
      return { act, why, release: random.pick(random.chance(0.1) ? builds : from) };
    }
    case 'promote': {
      const again = random.chance(0.2);
      return { act, why, environment, releases: pickReleases(random, known), again };
    }
    case 'canary.start': {
      const isSame = now.canary.length > 0 && random.chance(0.7);
      const set = isSame ? now.canary : withReleases(now.running, pickReleases(random, known));
      return { act, why, environment, set, percent: random.pick([0, 100]), again: random.chance(0.2) };
    }
    case 'rollback': {
      const never = withReleases(now.running, pickReleases(random, known)).join(' ');
      const before = now.ran.filter((set) => set !== now.running.join(' '));
      const forbidden = before.filter((set) => partsOf([set]).some((one) => world.withdrawn.includes(one)));
      const from = forbidden.length > 0 && random.chance(0.8) ? forbidden : before;
      const set = random.chance(0.9) && from.length > 0 ? random.pick(from) : never;
      return { act, why, environment, set: partsOf([set]) };
    }
    case 'pin':
      return { act, why, environment, id: random.pick(ids) };
    case 'unpin':
      return { act, why, environment, id: random.pick(now.pins.length > 0 ? now.pins : ids) };
    default:
      return { act, why, environment };
  }
};
