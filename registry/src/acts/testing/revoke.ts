import { endKey } from '../../core/end-key.ts';
import { undoneReleases } from '../../core/rebuild-head.ts';
import type { Registry, Subject } from '../../core/registry.ts';
import { replaceKey } from '../../core/replace-key.ts';
import { leaveReleases } from '../leave-releases.ts';
import { EMPTY, type Environment, idOf, type Release, type World } from './model.ts';

/** How the reasons of the root's own acts end. */
export const BY_ROOT = 'by the root';

/** Revokes the key of a subject and makes another one, as the command does. @param moment milliseconds */
export const revoke = async (
  registry: Registry,
  subject: Subject,
  moment: number,
  why: string,
): Promise<void> => {
  const actor = { who: 'the root', why };
  const { id } = await registry.keys.requireSigningKey(subject);
  const { key, found } = await endKey(registry, id, moment, 'key.revoke', actor);
  const [kind, name = ''] = subject.split('/');
  if (kind === 'releases') await leaveReleases(registry, name, undoneReleases(found.undone), actor);
  await replaceKey(registry, subject, key, actor);
};

/** What one environment runs once some releases don't count; undefined where it runs and tries none of them. */
const without = (now: Environment, stolen: readonly Release[]): Environment | undefined => {
  const isClean = (set: readonly string[]) => !set.some((one) => stolen.some((release) => release === one));
  if (isClean(now.running) && isClean(now.canary)) return undefined;
  const back = now.ran.findLast((set) => isClean(set.split(' ')));
  if (back === undefined) return undefined;
  const running = isClean(now.running) ? now.running : (back.split(' ') as Release[]);
  return { ...now, canary: [], percent: 0, running, ran: [...now.ran, running.join(' ')] };
};

const afterTeams = (world: World, before: World, id: string, why: string): World => {
  const isOwn = (release: Release) => idOf(release) === id;
  const stolen = world.published.filter((release) => isOwn(release) && !before.published.includes(release));
  const environments = { ...world.environments };
  const told = { ...world.told };
  for (const [name, now] of Object.entries(world.environments)) {
    const next = without(now, stolen);
    if (!next) continue;
    environments[name] = next;
    told[`environment/${name}`] = [...(told[`environment/${name}`] ?? []), why];
  }
  const others = world.withdrawn.filter((release) => !isOwn(release));
  const withdrawn = [...others, ...before.withdrawn.filter(isOwn), ...stolen].sort();
  return { ...world, told, environments, withdrawn };
};

const afterEnvironments = (world: World, before: World, name: string): World => {
  const now = world.environments[name] ?? EMPTY;
  const was = before.environments[name] ?? EMPTY;
  const failed = was.failed.filter((release) => now.failed.includes(release));
  const next = { ...was, canary: [], percent: 0, failed };
  return { ...world, environments: { ...world.environments, [name]: next } };
};

/**
 * The world once the key of a subject was revoked: what its subject was at the moment, which is `before`. What a team
 * has published since stays listed, is withdrawn, and runs nowhere where there is anything else to run. What the root
 * itself did last stays.
 */
export const afterRevocation = (world: World, before: World, subject: Subject, why: string): World => {
  if (world.told[subject]?.at(-1)?.endsWith(BY_ROOT)) return world;
  const [kind, name = ''] = subject.split('/');
  const told = { ...world.told, [subject]: [...(before.told[subject] ?? []), why] };
  const now = { ...world, told };
  return kind === 'releases' ? afterTeams(now, before, name, why) : afterEnvironments(now, before, name);
};
