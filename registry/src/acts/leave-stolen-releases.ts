import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import { changeEnvironment } from '../core/environments.ts';
import { readPinned } from '../core/rebuild-head.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { readReleaseLog } from '../core/release-logs.ts';
import { requireRunning, settingsOf } from '../environments/environment-rules.ts';
import { KEY_LIST } from '../keys/subject.ts';

/** An environment that ran or tried stolen releases, and the composition that it runs instead. */
export interface Left {
  readonly environment: string;
  /** Undefined when it has never run a composition without them. */
  readonly to: string | undefined;
}

const lastWithout = async (
  registry: Registry,
  { environment }: EnvironmentDocument,
  isStolen: (composition: string) => Promise<boolean>,
): Promise<string | undefined> => {
  for await (const { to } of registry.history(`environment/${environment}`))
    if (to !== null && (await registry.readComposition(to)) && !(await isStolen(to))) return to;
  return undefined;
};

/** The records that the log of a part lists, except those that a stolen key published. */
const goodRecords = async (registry: Registry, part: string): Promise<ReadonlySet<string>> => {
  const good = new Set(Object.values((await readReleaseLog(registry, part))?.releases ?? {}));
  for await (const { act, details } of registry.history(`releases/${part}`))
    if (act === 'key.revoke') for (const { record } of readPinned(details.withdrawn)) good.delete(record);
  return good;
};

/** Finds the parts of a composition whose releases are stolen; each log is read once. */
const stolenParts = (registry: Registry) => {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  const goodOf = (part: string): Promise<ReadonlySet<string>> => {
    const good = known.get(part) ?? goodRecords(registry, part);
    known.set(part, good);
    return good;
  };
  return async (composition: string | undefined): Promise<readonly string[]> => {
    const document = composition === undefined ? undefined : await registry.readComposition(composition);
    const parts: string[] = [];
    for (const { id, record } of document ? releasesOf(document) : [])
      if (!(await goodOf(id)).has(record)) parts.push(id);
    return parts;
  };
};

/**
 * Returns every environment that runs releases published with a team's stolen key to the last composition without any
 * of them, signed by the root. A canary that tries one ends.
 *
 * @throws Refusal when the root key isn't here, or a log or environment can't be read
 */
export const leaveStolenReleases = async (registry: Registry, actor: Actor): Promise<readonly Left[]> => {
  const partsOf = stolenParts(registry);
  const isStolen = async (composition: string) => (await partsOf(composition)).length > 0;
  const left: Left[] = [];
  for (const environment of await registry.listEnvironments()) {
    const document = await registry.readEnvironment(environment);
    if (!document) continue;
    const parts = [
      ...(await partsOf(document.composition)),
      ...(await partsOf(document.canary?.composition)),
    ];
    if (parts.length === 0) continue;
    const to = await lastWithout(registry, document, isStolen);
    left.push({ environment, to });
    if (to === undefined) continue;
    const change = async (found: EnvironmentDocument | undefined) => {
      const { canary: _, ...kept } = settingsOf(requireRunning(environment, found));
      const composition = (await isStolen(kept.composition)) ? to : kept.composition;
      const details = { releases: [...new Set(parts)].join(' ') };
      return { act: 'key.revoke' as const, details, next: { ...kept, composition } };
    };
    await changeEnvironment(registry, environment, actor, change, KEY_LIST);
  }
  return left;
};
