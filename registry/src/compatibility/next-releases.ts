import { pinsRelease } from '../compose/pins-release.ts';
import type { Registry, ReleaseList, ReleaseName, StoredRelease } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { refuseWithdrawn } from '../environments/require-not-withdrawn.ts';
import { Refusal } from '../refusal.ts';
import type { LiveSet } from './live-sets.ts';

/** A build of a pull request or a developer's machine, '1.4.0-pr.7': not a candidate for promotion. */
const isTestBuild = (version: string): boolean => version.includes('-');

/**
 * The newest release of each id that was published after every running release of that id: older ones were replaced.
 * Withdrawn releases and test builds don't count.
 */
export const nextReleases = (
  { releases, withdrawn }: Pick<ReleaseList, 'releases' | 'withdrawn'>,
  sets: readonly Pick<LiveSet, 'document'>[],
): readonly StoredRelease[] => {
  const newest = new Map<string, StoredRelease>();
  for (const release of releases.filter(({ record }) => !isTestBuild(record.version))) {
    const { id } = release.record;
    if (sets.some(({ document }) => pinsRelease(document, release))) newest.delete(id);
    else if (!withdrawn.has(nameOf(release.record))) newest.set(id, release);
  }
  return [...newest.values()];
};

/** @throws Refusal for one that isn't published, can't be read or was withdrawn */
export const readNamed = async (
  registry: Registry,
  names: readonly ReleaseName[],
): Promise<readonly StoredRelease[]> => {
  await refuseWithdrawn(registry, names);
  return Promise.all(
    names.map(async (name) => {
      const release = await registry.readRelease(name);
      if (release) return release;
      throw new Refusal(`${nameOf(name)} is not published: publish it first, or name a version that is.`);
    }),
  );
};
