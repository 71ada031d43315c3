import type { CompositionDocument, ReleaseRecord } from '@sundara/contracts/federation';
import type { PinnedRelease } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal, Unreadable } from '../refusal.ts';
import { releasesOf } from './releases-of.ts';

/** The records that a composition pins. */
export interface Pinned {
  readonly records: readonly ReleaseRecord[];
  /** Id of each remote that can't be used → why. */
  readonly leftOut: ReadonlyMap<string, Refusal>;
}

const isUnreadable = (fault: Refusal): boolean => fault instanceof Unreadable;

/**
 * Reads the records of a composition, and leaves out a remote whose record this program can't read: the others run
 * without it.
 *
 * @param mayLackIt whether to leave out a remote for a fault; default: only for an Unreadable
 * @throws Refusal for any other fault of a remote, and for any fault of the shell, without which nothing runs
 */
export const readPinned = async (
  document: CompositionDocument,
  read: (release: PinnedRelease) => Promise<ReleaseRecord>,
  mayLackIt: (fault: Refusal) => boolean = isUnreadable,
): Promise<Pinned> => {
  const leftOut = new Map<string, Refusal>();
  const attempt = async (release: PinnedRelease): Promise<readonly ReleaseRecord[]> => {
    try {
      return [await read(release)];
    } catch (error) {
      if (!(error instanceof Refusal) || release.id === SHELL_ID || !mayLackIt(error)) throw error;
      leftOut.set(release.id, error);
      return [];
    }
  };
  const records = (await Promise.all(releasesOf(document).map(attempt))).flat();
  return { records, leftOut };
};
