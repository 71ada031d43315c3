import { pinsRelease } from '../compose/pins-release.ts';
import type { ReleaseList, StoredRelease } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { LiveSet } from './live-sets.ts';

/** A build of a pull request or of somebody's machine, '1.4.0-pr.7': nobody is about to promote it. */
const isTestBuild = (version: string): boolean => version.includes('-');

/** The newest published release of each id, unless it runs somewhere; withdrawn ones and test builds don't count. */
export const nextReleases = (
  { releases, withdrawn }: Pick<ReleaseList, 'releases' | 'withdrawn'>,
  sets: readonly Pick<LiveSet, 'document'>[],
): readonly StoredRelease[] => {
  const offered = releases.filter(
    ({ record }) => !withdrawn.has(nameOf(record)) && !isTestBuild(record.version),
  );
  const newest = new Map(offered.map((release) => [release.record.id, release]));
  return [...newest.values()].filter(
    (release) => !sets.some(({ document }) => pinsRelease(document, release)),
  );
};
