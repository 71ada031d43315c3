import { releasesOf } from '../../compose/releases-of.ts';
import type { NamedAct, Registry } from '../../core/registry.ts';
import { takeActs } from '../../core/take-acts.ts';
import type { Subject } from '../../keys/subject.ts';
import { EMPTY, type Environment, type Release, type World } from './model.ts';

const setOf = async (registry: Registry, composition: string): Promise<readonly Release[]> => {
  const document = await registry.readComposition(composition);
  if (!document) throw new Error(`The composition ${composition} is lost.`);
  return releasesOf(document)
    .map(({ id, version }): Release => `${id}@${version}`)
    .sort();
};

/** A revocation begins something when it moved the environment off stolen releases of a team. */
const beginsToRun = ({ act, details }: NamedAct): boolean =>
  ['promote', 'rollback', 'canary.finish'].includes(act) ||
  (act === 'key.revoke' && details.releases !== undefined);

const observeEnvironment = async (registry: Registry, name: string): Promise<Environment> => {
  const document = await registry.readEnvironment(name);
  if (!document) return EMPTY;
  const { composition, canary, pins, lock, endedByCanary = {} } = document;
  const acts = await takeActs(registry.history(`environment/${name}`));
  const begun = acts.filter(beginsToRun).reverse();
  const ran = await Promise.all(begun.map(({ to }) => setOf(registry, to ?? '')));
  return {
    running: await setOf(registry, composition),
    canary: canary ? await setOf(registry, canary.composition) : [],
    percent: canary?.percent ?? 0,
    pins: Object.keys(pins).sort(),
    locked: lock !== undefined,
    failed: (Object.keys(endedByCanary) as Release[]).sort(),
    ran: ran.map((set) => set.join(' ')),
  };
};

/** The content of the registry as a world of the model. */
export const observe = async (
  registry: Registry,
  ids: readonly string[],
  environments: readonly string[],
): Promise<World> => {
  const { releases, withdrawn } = await registry.listReleases();
  const subjects: Subject[] = [
    ...ids.map((id) => `releases/${id}` as const),
    ...environments.map((name) => `environment/${name}` as const),
  ];
  const told: Record<string, readonly string[]> = {};
  for (const subject of subjects) {
    const reasons = (await takeActs(registry.history(subject))).map(({ why }) => why).reverse();
    if (reasons.length > 0) told[subject] = reasons;
  }
  const seen: Record<string, Environment> = {};
  for (const name of environments) seen[name] = await observeEnvironment(registry, name);
  return {
    published: releases.map(({ record: { id, version } }): Release => `${id}@${version}`).sort(),
    withdrawn: ([...withdrawn.keys()] as Release[]).sort(),
    environments: seen,
    told,
  };
};
