import type { Actor, Registry, ReleaseName } from '../core/registry.ts';
import { folderOf, nameOf } from '../core/release-name.ts';
import { reserve } from '../publish/reservation.ts';
import { Refusal } from '../refusal.ts';

/** Whether an environment runs or tries the release, which may have begun after the plan was made. */
const isPinned = async (registry: Registry, hash: string): Promise<boolean> => {
  for (const name of await registry.listEnvironments()) {
    const document = await registry.readEnvironment(name);
    for (const id of [document?.composition, document?.canary?.composition]) {
      const composition = id === undefined ? undefined : await registry.readComposition(id);
      const pinned = composition ? [composition.shell, ...Object.values(composition.remotes)] : [];
      if (pinned.some(({ record }) => record === hash)) return true;
    }
  }
  return false;
};

/**
 * Removes a release from its team's log, by a separate act, and then its files: a process that ends in between leaves
 * files that the next run removes.
 *
 * @throws Refusal when there is no key for it here, it was published again meanwhile, or an environment runs it now
 */
export const removeRelease = async (
  registry: Registry,
  release: ReleaseName,
  hash: string,
  actor: Actor,
): Promise<void> => {
  const { id, version } = release;
  const reservation = await reserve(registry.documents, release, actor.who);
  try {
    await registry.changeReleases(id, actor, async ({ releases }) => {
      if (releases[version] !== hash)
        throw new Refusal(`${nameOf(release)} has changed meanwhile: look again.`);
      if (await isPinned(registry, hash))
        throw new Refusal(`${nameOf(release)} is needed again: look again.`);
      const { [version]: _, ...others } = releases;
      return {
        act: 'remove',
        details: { release: nameOf(release), record: hash },
        next: { releases: others },
      };
    });
    // A promotion that read the log earlier may have happened in between: then it needs the files.
    if (await isPinned(registry, hash))
      throw new Refusal(`${nameOf(release)} was promoted meanwhile: publish it again under a new version.`);
    await registry.files.remove(`${folderOf(release)}/`);
  } finally {
    await reservation.release();
  }
};

/**
 * Removes the files of a release that no log lists.
 *
 * @returns whether it was removed: not while somebody publishes it, or if it is published by now
 */
export const removeUnfinished = async (
  registry: Registry,
  release: ReleaseName,
  actor: Actor,
): Promise<boolean> => {
  const reservation = await reserve(registry.documents, release, actor.who).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!reservation) return false;
  try {
    if (await registry.readRelease(release)) return false;
    await registry.files.remove(`${folderOf(release)}/`);
    return true;
  } finally {
    await reservation.release();
  }
};
