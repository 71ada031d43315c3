import type { CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import { type PinnedRelease, releasesOf } from '../compose/releases-of.ts';
import { changeEnvironment } from '../core/environments.ts';
import { type Actor, KEY_LIST, type Registry } from '../core/registry.ts';
import { readReleaseLog } from '../core/release-logs.ts';
import { requireRunning, settingsOf } from './environment-rules.ts';

/** An environment that ran or tried what doesn't count, and the composition that it runs instead. */
export interface Left {
  readonly environment: string;
  /** Undefined where it has run nothing else. */
  readonly to: string | undefined;
}

const lastWithout = async (
  registry: Registry,
  { environment }: EnvironmentDocument,
  hasThem: (id: string) => Promise<boolean>,
): Promise<string | undefined> => {
  for await (const { to } of registry.history(`environment/${environment}`))
    if (to !== null && (await registry.readComposition(to)) && !(await hasThem(to))) return to;
  return undefined;
};

/**
 * Takes every environment off releases of a part that whoever had its team's stolen key has published: back to what it
 * ran last without them, signed by the root. A canary that tries one ends.
 *
 * @param undone those that are listed still; what no list names goes with them
 * @throws Refusal when the root key isn't here, or an environment can't be read
 */
export const leaveReleases = async (
  registry: Registry,
  part: string,
  undone: readonly PinnedRelease[],
  actor: Actor,
): Promise<readonly Left[]> => {
  const good = new Set(Object.values((await readReleaseLog(registry, part))?.releases ?? {}));
  for (const { record } of undone) good.delete(record);
  const isOne = (document: CompositionDocument | undefined) =>
    document !== undefined && releasesOf(document).some(({ id, record }) => id === part && !good.has(record));
  const hasThem = async (id: string | undefined) =>
    id !== undefined && isOne(await registry.readComposition(id));
  const left: Left[] = [];
  for (const environment of await registry.listEnvironments()) {
    const document = await registry.readEnvironment(environment);
    if (
      !document ||
      !((await hasThem(document.composition)) || (await hasThem(document.canary?.composition)))
    )
      continue;
    const to = await lastWithout(registry, document, hasThem);
    left.push({ environment, to });
    if (to === undefined) continue;
    const change = async (found: EnvironmentDocument | undefined) => {
      const { canary: _, ...kept } = settingsOf(requireRunning(environment, found));
      const composition = (await hasThem(kept.composition)) ? to : kept.composition;
      const details = { releases: part };
      return { act: 'key.revoke' as const, details, next: { ...kept, composition } };
    };
    await changeEnvironment(registry, environment, actor, change, KEY_LIST);
  }
  return left;
};
