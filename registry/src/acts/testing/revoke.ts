import type { Registry } from '../../core/registry.ts';
import type { Subject } from '../../keys/subject.ts';
import { revokeKey } from '../revoke-key.ts';
import { EMPTY, type Environment, idOf, type Release, type World } from './model.ts';

/** The end of the reasons of the root's own acts. */
export const BY_ROOT = 'by the root';

/** Revokes the key of a subject and replaces it. @param moment milliseconds */
export const revoke = async (
  registry: Registry,
  subject: Subject,
  moment: number,
  why: string,
): Promise<void> => {
  const { id } = await registry.keys.requireSigningKey(subject);
  await revokeKey(registry, id, moment, { who: 'the root', why });
};

/**
 * An environment after it leaves stolen releases; undefined when it runs and tries none, or has never run a set without
 * them.
 */
const without = (now: Environment, stolen: readonly Release[]): Environment | undefined => {
  const isClean = (set: readonly string[]) => !set.some((one) => stolen.some((release) => release === one));
  if (isClean(now.running) && isClean(now.canary)) return undefined;
  const back = now.ran.findLast((set) => isClean(set.split(' ')));
  if (back === undefined) return undefined;
  const running = isClean(now.running) ? now.running : (back.split(' ') as Release[]);
  return { ...now, canary: [], percent: 0, running, ran: [...now.ran, running.join(' ')] };
};

const withoutStolen = (world: World, stolen: readonly Release[], why: string): World => {
  const environments = { ...world.environments };
  const told = { ...world.told };
  for (const [name, now] of Object.entries(world.environments)) {
    const next = without(now, stolen);
    if (!next) continue;
    environments[name] = next;
    told[`environment/${name}`] = [...(told[`environment/${name}`] ?? []), why];
  }
  return { ...world, told, environments };
};

const partOf = (subject: Subject): string => subject.slice(subject.indexOf('/') + 1);

/** Whether the root made the last act of the subject: that state stays. */
const isByRoot = (world: World, subject: Subject): boolean =>
  world.told[subject]?.at(-1)?.endsWith(BY_ROOT) ?? false;

/** Releases published since `before`, when their key is revoked as of then. */
export const stolenSince = (world: World, before: World, subject: Subject): readonly Release[] => {
  if (!subject.startsWith('releases/') || isByRoot(world, subject)) return [];
  const isNew = (release: Release) => !before.published.includes(release);
  return world.published.filter((release) => idOf(release) === partOf(subject) && isNew(release));
};

const asBefore = (world: World, before: World, subject: Subject): World => {
  const told = { ...world.told, [subject]: before.told[subject] ?? [] };
  const name = partOf(subject);
  if (subject.startsWith('environment/')) {
    const environments = { ...world.environments, [name]: before.environments[name] ?? EMPTY };
    return { ...world, told, environments };
  }
  const ofOthers = (releases: readonly Release[]) => releases.filter((release) => idOf(release) !== name);
  const own = (releases: readonly Release[]) => releases.filter((release) => idOf(release) === name);
  const published = [...ofOthers(world.published), ...own(before.published)].sort();
  const withdrawn = [...ofOthers(world.withdrawn), ...own(before.withdrawn)].sort();
  return { ...world, told, published, withdrawn };
};

/** A world between `before` and the revocation as the histories record it after a subject's key was revoked. */
export const retold = (between: World, world: World, before: World, subject: Subject): World =>
  isByRoot(world, subject) ? between : asBefore(between, before, subject);

/**
 * The world after the key of a subject was revoked: its subject is as it was in `before`. What a team has published
 * since stays listed and is withdrawn. An environment runs stolen releases only if it has nothing else to run.
 *
 * @param stolen releases published by this key, and by keys revoked before it
 */
export const afterRevocation = (
  world: World,
  before: World,
  subject: Subject,
  stolen: readonly Release[],
  why: string,
): World => {
  if (isByRoot(world, subject)) return world;
  const then = asBefore(world, before, subject);
  const told = { ...then.told, [subject]: [...(then.told[subject] ?? []), why] };
  const name = partOf(subject);
  const { [name]: now } = world.environments;
  const { [name]: was } = then.environments;
  const failed = was?.failed.filter((release) => now?.failed.includes(release)) ?? [];
  const ended = was && { ...then.environments, [name]: { ...was, canary: [], percent: 0, failed } };
  const withdrawn = [...new Set([...then.withdrawn, ...stolenSince(world, before, subject)])].sort();
  const next = { ...world, told, withdrawn, ...(ended && { environments: ended }) };
  return withoutStolen(next, stolen, why);
};
