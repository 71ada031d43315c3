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

/** After code that did not do what it should, its files can run anew; of other versions no style stays. */
const filesToForget = ({ release, attempt: { failure } }: Tried, expose: string) => {
  const own = release.exposes[expose]?.files ?? [];
  if (failure?.reason !== 'broken') return own.filter(isStyle);
  return failure.step === 'load-entry' ? [release.entry, ...own] : own;
};

/** Another version could do better: the fault is neither the shell's nor that nothing is there. */
const mayFallBack = ({ shellFailed, attempt: { failure } }: Tried): boolean =>
  !shellFailed && failure?.reason !== 'missing';

/**
 * Tries one candidate after the other until one is loaded; answers all that were tried, and tells them as they
 * come. Another load may decide meanwhile which version of the remote runs: then that one alone counts, unless
 * it lacks the expose, which is why others are tried at all.
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
