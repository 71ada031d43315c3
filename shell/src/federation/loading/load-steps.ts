import type { Asset, ComposedRelease, Composition, LoadStep } from '@sundara/contracts/federation';
import type { FileFetcher } from '../files/fetch-files.ts';
import { groupFilesOf } from '../files/files-of.ts';
import { blameShell, LoadError } from '../load-error.ts';
import type { Budget } from '../load-limits.ts';
import { isContainer, type RemoteHost } from '../runtime/remote-host.ts';
import { within } from './time-limit.ts';

export interface ModuleLoaderNeeds {
  readonly composition: Composition;
  /** Starts the federation runtime; called again after a failure. */
  readonly host: () => Promise<RemoteHost>;
  readonly files: FileFetcher;
  /** Reads the global that a remote's entry sets. */
  readonly containerOf: (scope: string) => unknown;
  /** Throws LoadError 'contract' for a release that does not fit. */
  readonly check: (remoteId: string, release: ComposedRelease) => void;
}

/** Called with the name of each step as it begins. */
export type EnterStep = (step: LoadStep) => void;

const resolve = ({ shell }: Composition, remoteId: string, release: ComposedRelease, expose: string) => {
  const own = release.exposes[expose];
  if (!own) throw new LoadError('missing', `${remoteId}@${release.version} has no ${expose}.`);
  const groups = groupFilesOf(shell, release, expose);
  if ([release.entry, ...own.files].some(({ integrity }) => !integrity))
    throw new LoadError('tampered', `A file of ${remoteId} has no hash, so it was not fetched.`);
  return { own: [release.entry, ...own.files], groups };
};

/**
 * Loads a release's module step by step. Downloads start in parallel; the files run once the federation runtime is
 * loaded, because an entry reads its core, and so that a slow shell does not use up the remote's time. Styles are
 * awaited with the scripts. What the shell fails to provide is a ShellPartError; else throws LoadError, or what the
 * remote's code throws.
 */
export const moduleLoader = ({ composition, host, files, containerOf, check }: ModuleLoaderNeeds) => {
  const runOwn = (assets: readonly Asset[], limitMs: number, deadMs: number) =>
    Promise.all(assets.map((asset) => files.fetchFile(asset, { limitMs, deadMs })));

  return async (
    remoteId: string,
    release: ComposedRelease,
    expose: string,
    { allMs, ownMs, deadMs }: Budget,
    enter: EnterStep,
  ): Promise<unknown> => {
    const begun = Date.now();
    enter('resolve');
    const { own, groups } = resolve(composition, remoteId, release, expose);

    enter('check-contract');
    check(remoteId, release);

    enter('load-entry');
    files.announce([...own, ...groups]);
    const sharedGroups = runOwn(groups, allMs, deadMs).catch(blameShell);
    // Awaited below; without this, an earlier failure would be reported as an unhandled rejection.
    sharedGroups.catch(() => {});
    const runtime = await within(allMs, host()).catch(blameShell);
    const ends = Date.now() + Math.min(ownMs, allMs - (Date.now() - begun));
    const left = () => Math.max(1, ends - Date.now());
    await Promise.all([runOwn(own, left(), deadMs), sharedGroups]);
    const container = containerOf(release.scope);
    if (!isContainer(container))
      throw new LoadError('broken', `Its entry left no container ${release.scope}.`);

    enter('init-scope');
    await within(left(), runtime.initScope(release.scope, release.entry.url, container));

    enter('get-module');
    return within(left(), runtime.getModule(release.scope, expose));
  };
};
