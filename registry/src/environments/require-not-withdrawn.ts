import type { CompositionDocument, Reason } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { Withdrawn } from '../refusal.ts';

type Reader = Pick<Registry, 'withdrawalOf'>;

/** A release that was withdrawn, and by whom, why and when. */
export interface WithdrawnRelease extends ReleaseName {
  readonly withdrawn: Reason;
}

/** "booking@1.4.2 was withdrawn by Asha on 2026-11-24T10:00:00.000Z: Breaks payment". */
export const withdrawalWords = ({ withdrawn: { by, why, at }, ...release }: WithdrawnRelease): string =>
  `${nameOf(release)} was withdrawn by ${by} on ${at}: ${why}`;

/** The withdrawn ones among these releases. @throws Refusal when a log can't be read */
export const withdrawnAmong = async (
  registry: Reader,
  releases: readonly ReleaseName[],
): Promise<readonly WithdrawnRelease[]> => {
  const found = await Promise.all(
    releases.map(async ({ id, version }) => ({
      id,
      version,
      withdrawn: await registry.withdrawalOf({ id, version }),
    })),
  );
  return found.flatMap(({ withdrawn, ...release }) => (withdrawn ? [{ ...release, withdrawn }] : []));
};

/** The releases of `next` that `running` doesn't include. */
export const newReleases = (
  next: CompositionDocument,
  running: CompositionDocument | undefined,
): readonly PinnedRelease[] => {
  const before = new Set(running && releasesOf(running).map(nameOf));
  return releasesOf(next).filter((release) => !before.has(nameOf(release)));
};

/** @throws Withdrawn naming each withdrawn release, by whom and why, and how to proceed */
export const refuseWithdrawn = async (registry: Reader, releases: readonly ReleaseName[]): Promise<void> => {
  const withdrawn = await withdrawnAmong(registry, releases);
  if (withdrawn.length > 0)
    throw new Withdrawn(
      withdrawn
        .map(
          (one) =>
            `${withdrawalWords(one)}. Nothing can begin to run it: name another version, or publish the build again under a new one.`,
        )
        .join('\n'),
    );
};

/**
 * Refuses to begin withdrawn releases. Those that already run may stay, so that a hotfix of another remote is possible.
 *
 * @throws Withdrawn for each that `next` runs and `running` doesn't
 */
export const requireNotWithdrawn = (
  registry: Reader,
  next: CompositionDocument,
  running?: CompositionDocument,
): Promise<void> => refuseWithdrawn(registry, newReleases(next, running));
