import type { ComposedRelease } from '@sundara/contracts/federation';
import type { FileFetcher } from '../files/fetch-files.ts';
import { isStyle } from '../files/files-of.ts';
import { type LoadLimits, loadLimits } from '../load-limits.ts';
import type { releaseTrier, Tried } from './try-release.ts';

interface Needs {
  readonly tryRelease: ReturnType<typeof releaseTrier>;
  readonly files: Pick<FileFetcher, 'forget'>;
  /** The version of a remote whose code runs in this page. */
  readonly runningOf: (remoteId: string) => ComposedRelease | undefined;
  readonly limits?: LoadLimits;
  readonly now: () => number;
}

/** The files of a broken release can run again; styles of a failed version are always removed. */
const filesToForget = ({ release, attempt: { failure } }: Tried, expose: string) => {
  const own = release.exposes[expose]?.files ?? [];
  if (failure?.reason !== 'broken') return own.filter(isStyle);
  return failure.step === 'load-entry' ? [release.entry, ...own] : own;
};

/** Whether another version could do better: not if the shell failed or the expose does not exist. */
const mayFallBack = ({ shellFailed, attempt: { failure } }: Tried): boolean =>
  !shellFailed && failure?.reason !== 'missing';

/**
 * Tries the candidates in order until one is loaded; returns all that were tried, and reports them as they complete. If
 * another load meanwhile decides which version of the remote runs, only that version is tried, or none if it lacks the
 * expose. A version that ran before and lacks it is no obstacle.
 */
export const candidateTrier =
  ({ tryRelease, files, runningOf, limits = loadLimits(), now }: Needs) =>
  async (
    remoteId: string,
    expose: string,
    candidates: readonly ComposedRelease[],
    onTried: (tried: readonly Tried[]) => void,
  ): Promise<readonly Tried[]> => {
    const begun = now();
    const before = runningOf(remoteId);
    const tried: Tried[] = [];
    let left = candidates;
    for (let release = left[0]; release; release = left[0]) {
      left = left.slice(1);
      const budget = limits.budgetAfter(now() - begun, left.length === 0);
      const one = await tryRelease(remoteId, release, expose, budget);
      const decided = runningOf(remoteId);
      const overruled = decided !== before && decided !== release ? decided : undefined;
      if (one.module && overruled) {
        files.forget((release.exposes[expose]?.files ?? []).filter(isStyle));
        left = overruled.exposes[expose] ? [overruled] : [];
        continue;
      }
      tried.push(one);
      onTried(tried);
      if (one.module) break;
      files.forget(filesToForget(one, expose));
      if (!mayFallBack(one)) break;
      if (overruled) left = overruled.exposes[expose] ? [overruled] : [];
    }
    return tried;
  };
